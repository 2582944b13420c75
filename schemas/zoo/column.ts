import { choice, defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

/**
 * Buckling of a slender column: no service answers, its results are values of its own. Above the proportional limit the load is that of the
 * limit itself, which is less than what such a column bears.
 */
export const column = defineCalculator({
  id: 9205,
  name: 'column',
  place: { group: 'linear', moves: ['push'], drawing: 'BallScrew' },
  fields: {
    ends: choice({
      options: [
        { value: 'fixedFree', factor: 2 },
        { value: 'pinned', factor: 1 },
        { value: 'fixedPinned', factor: 0.7 },
        { value: 'fixed', factor: 0.5 },
      ],
      as: 'radio',
    }),
    length: number({ unit: 'mm', min: 10, max: 6000 }),
    diameter: number({ unit: 'mm', min: 5, max: 200 }),
    modulus: number({ unit: 'GPa', min: 50, max: 250, default: 210 }),
    limit: number({ unit: 'MPa', min: 10, max: 1000 }),
    load: number({ unit: 'kN', exclusiveMin: 0, max: 1000 }),
  },
  derived: {
    inertia: { unit: 'mm^4', value: 'pi * pow(diameter, 4) / 64', symbol: 'I', digits: 4 },
    slenderness: { value: 'ends.factor * length / (diameter / 4)', symbol: 'λ', digits: 3 },
    elastic: {
      unit: 'kN',
      value: 'pow(pi, 2) * modulus * 1000[MPa/GPa] * inertia / pow(ends.factor * length, 2) / 1000[N/kN]',
      symbol: 'Fe',
      source: 'Euler',
      digits: 4,
    },
    proportional: { unit: 'kN', value: 'limit * pi * pow(diameter, 2) / 4 / 1000[N/kN]', symbol: 'Fp', digits: 4 },
    critical: { unit: 'kN', value: 'min(elastic, proportional)', symbol: 'Fk', digits: 4 },
    safety: { value: 'critical / load', symbol: 'S', digits: 3 },
  },
  layout: [section('column', ['ends', 'length', 'diameter', 'modulus', 'limit', 'slenderness']), section('load', ['load'])],
  results: { values: ['safety', 'critical', 'elastic', 'proportional', 'inertia'] },
})

export const texts = {
  en: {
    class: { name: 'Buckling', note: 'A slender screw or rod under pressure' },
    sections: { column: 'Column', load: 'Load' },
    ends: {
      label: 'Ends',
      factor: { label: 'Length factor' },
      options: { fixedFree: 'Fixed and free', pinned: 'Both pinned', fixedPinned: 'Fixed and pinned', fixed: 'Both fixed' },
    },
    length: { label: 'Free length' },
    diameter: { label: 'Root diameter' },
    modulus: { label: 'Modulus of elasticity' },
    limit: { label: 'Proportional limit', hint: 'Stress up to which the material is elastic' },
    load: { label: 'Compressive load' },
    inertia: { label: 'Moment of area' },
    slenderness: { label: 'Slenderness' },
    elastic: { label: 'Elastic buckling load' },
    proportional: { label: 'Load at the proportional limit' },
    critical: { label: 'Buckling load' },
    safety: { label: 'Safety against buckling' },
  },
  'zh-Hans': {
    class: { name: '压杆稳定', note: '受压的细长丝杠或杆件' },
    sections: { column: '压杆', load: '载荷' },
    ends: {
      label: '端部支承',
      factor: { label: '长度系数' },
      options: { fixedFree: '一端固定一端自由', pinned: '两端铰支', fixedPinned: '一端固定一端铰支', fixed: '两端固定' },
    },
    length: { label: '自由长度' },
    diameter: { label: '底径' },
    modulus: { label: '弹性模量' },
    limit: { label: '比例极限', hint: '材料保持弹性的最大应力' },
    load: { label: '压缩载荷' },
    inertia: { label: '截面惯性矩' },
    slenderness: { label: '长细比' },
    elastic: { label: '弹性临界载荷' },
    proportional: { label: '比例极限下的载荷' },
    critical: { label: '临界载荷' },
    safety: { label: '稳定安全系数' },
  },
  es: {
    class: { name: 'Pandeo', note: 'Un husillo o una barra esbelta a compresión' },
    sections: { column: 'Columna', load: 'Carga' },
    ends: {
      label: 'Extremos',
      factor: { label: 'Coeficiente de longitud' },
      options: { fixedFree: 'Fijo y libre', pinned: 'Ambos articulados', fixedPinned: 'Fijo y articulado', fixed: 'Ambos fijos' },
    },
    length: { label: 'Longitud libre' },
    diameter: { label: 'Diámetro de fondo' },
    modulus: { label: 'Módulo de elasticidad' },
    limit: { label: 'Límite de proporcionalidad', hint: 'Tensión hasta la que el material es elástico' },
    load: { label: 'Carga de compresión' },
    inertia: { label: 'Momento de inercia de la sección' },
    slenderness: { label: 'Esbeltez' },
    elastic: { label: 'Carga de pandeo elástico' },
    proportional: { label: 'Carga en el límite de proporcionalidad' },
    critical: { label: 'Carga de pandeo' },
    safety: { label: 'Seguridad frente al pandeo' },
  },
  ru: {
    class: { name: 'Устойчивость стержня', note: 'Сжатый тонкий винт или стержень' },
    sections: { column: 'Стержень', load: 'Нагрузка' },
    ends: {
      label: 'Концы',
      factor: { label: 'Коэффициент приведения длины' },
      options: { fixedFree: 'Заделка и свободный', pinned: 'Оба шарнирные', fixedPinned: 'Заделка и шарнир', fixed: 'Обе заделки' },
    },
    length: { label: 'Свободная длина' },
    diameter: { label: 'Внутренний диаметр' },
    modulus: { label: 'Модуль упругости' },
    limit: { label: 'Предел пропорциональности', hint: 'Напряжение, до которого материал упруг' },
    load: { label: 'Сжимающая нагрузка' },
    inertia: { label: 'Момент инерции сечения' },
    slenderness: { label: 'Гибкость' },
    elastic: { label: 'Критическая сила по Эйлеру' },
    proportional: { label: 'Нагрузка на пределе пропорциональности' },
    critical: { label: 'Критическая сила' },
    safety: { label: 'Запас устойчивости' },
  },
}

/** The numbers were worked out apart from the engine. */
export const examples = {
  init: {},
  restates: { results: { values: ['safety', 'critical', 'elastic', 'proportional', 'inertia'] } },
  fresh: { modulus: 210, critical: null, 'length.min': 10, 'length.max': 6000 },
  cases: [
    {
      name: 'a slender screw buckles before it is stressed to the limit',
      inputs: { ends: 'fixedPinned', length: 1500, diameter: 25, limit: 190, load: 20 },
      shows: {
        slenderness: 168,
        inertia: 19174.7598,
        elastic: 36.0471037,
        proportional: 93.2660319,
        critical: 36.0471037,
        safety: 1.80235518,
      },
      typed: {
        load: { '0': null, '0.001': { safety: 36047.1037 }, '1000': { safety: 0.0360471037 }, '1000.1': null },
        length: { '9': null, '10': { safety: 4.6633016 }, '6000': { safety: 0.112647199 }, '6001': null },
        diameter: { '4.9': null, '5': { safety: 0.00288376829 }, '200': { safety: 298.451302 }, '201': null },
        modulus: { '49': null, '50': { safety: 0.429132186 }, '250': { safety: 2.14566093 }, '251': null },
        limit: { '9': null, '10': { safety: 0.245436926 }, '1000': { safety: 1.80235518 }, '1001': null },
      },
      chosen: {
        ends: { pinned: { slenderness: 240, critical: 17.6630808 }, fixed: { critical: 70.6523232 }, fixedFree: { critical: 4.4157702 } },
      },
      needs: ['ends', 'length', 'diameter', 'modulus', 'limit', 'load'],
    },
    {
      name: 'a stout one bears at least the load at the limit',
      inputs: { ends: 'pinned', length: 300, diameter: 25, limit: 190, load: 20 },
      shows: { slenderness: 48, elastic: 441.57702, critical: 93.2660319, safety: 4.6633016 },
      needs: ['ends', 'length', 'diameter', 'modulus', 'limit', 'load'],
    },
  ],
} satisfies CalculatorExamples
