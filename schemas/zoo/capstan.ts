import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'Euler and Eytelwein'

/** Rope on a drum: how far it has to be wound so that a small force holds a large one. */
export const capstan = defineCalculator({
  id: 9206,
  name: 'capstan',
  place: { group: 'rotary', moves: ['turn'], drawing: 'Turntable' },
  fields: {
    load: number({ unit: 'N', exclusiveMin: 0, max: 1e6 }),
    friction: number({ min: 0.02, max: 1, default: 0.2 }),
    hold: number({ unit: 'N', exclusiveMin: 0, max: 'load' }),
    wraps: number({ min: 1, max: 12, step: 1 }),
  },
  derived: {
    needed: { unit: 'deg', value: 'log(load / hold) / friction * 180[deg] / pi', symbol: 'α', source, digits: 4 },
    beyond: { unit: 'deg', value: 'mod(needed, 360[deg])', symbol: 'αr', source, digits: 4 },
    whole: { value: 'ceil(needed / 360[deg])', symbol: 'z', source },
    pull: { unit: 'N', value: 'load / exp(friction * wraps * 2 * pi)', symbol: 'F2', source, digits: 4 },
  },
  rules: { enough: { holds: 'wraps >= whole', at: ['wraps'], level: 'warn' } },
  layout: [section('rope', ['load', 'friction', 'hold', 'needed', 'beyond', 'whole']), section('drum', ['wraps'])],
  results: { values: ['pull', 'whole', 'needed'] },
})

export const texts = {
  en: {
    class: { name: 'Capstan', note: 'Wraps of a rope that hold a load' },
    sections: { rope: 'Rope', drum: 'Drum' },
    load: { label: 'Load' },
    friction: { label: 'Coefficient of friction' },
    hold: { label: 'Holding force' },
    wraps: { label: 'Wraps' },
    needed: { label: 'Angle needed' },
    beyond: { label: 'Beyond whole wraps' },
    whole: { label: 'Whole wraps needed' },
    pull: { label: 'Force that holds the load' },
    rules: { enough: '{hold} does not hold {load} with {wraps} wraps: {whole} are needed.' },
  },
  'zh-Hans': {
    class: { name: '绞盘', note: '保持载荷所需的绕圈数' },
    sections: { rope: '绳索', drum: '卷筒' },
    load: { label: '载荷' },
    friction: { label: '摩擦系数' },
    hold: { label: '保持力' },
    wraps: { label: '绕圈数' },
    needed: { label: '所需包角' },
    beyond: { label: '整圈以外' },
    whole: { label: '所需整圈数' },
    pull: { label: '保持载荷的力' },
    rules: { enough: '绕 {wraps} 圈时，{hold} 不足以保持 {load}：需要 {whole} 圈。' },
  },
  es: {
    class: { name: 'Cabrestante', note: 'Vueltas de un cabo que sostienen una carga' },
    sections: { rope: 'Cabo', drum: 'Tambor' },
    load: { label: 'Carga' },
    friction: { label: 'Coeficiente de rozamiento' },
    hold: { label: 'Fuerza de retención' },
    wraps: { label: 'Vueltas' },
    needed: { label: 'Ángulo necesario' },
    beyond: { label: 'Más allá de vueltas enteras' },
    whole: { label: 'Vueltas enteras necesarias' },
    pull: { label: 'Fuerza que sostiene la carga' },
    rules: { enough: '{hold} no sostienen {load} con {wraps} vueltas: hacen falta {whole}.' },
  },
  ru: {
    class: { name: 'Кабестан', note: 'Витки каната, которые держат груз' },
    sections: { rope: 'Канат', drum: 'Барабан' },
    load: { label: 'Нагрузка' },
    friction: { label: 'Коэффициент трения' },
    hold: { label: 'Удерживающая сила' },
    wraps: { label: 'Витки' },
    needed: { label: 'Нужный угол обхвата' },
    beyond: { label: 'Сверх целых витков' },
    whole: { label: 'Нужно целых витков' },
    pull: { label: 'Сила, которая держит груз' },
    rules: { enough: '{hold} не удержит {load} при числе витков {wraps}: нужно {whole}.' },
  },
}

/** The numbers were worked out apart from the engine. */
export const examples = {
  init: {},
  fresh: {
    'load.exclusiveMin': 0,
    'load.max': 1e6,
    friction: 0.2,
    'friction.min': 0.02,
    'friction.max': 1,
    'hold.exclusiveMin': 0,
    'wraps.min': 1,
    'wraps.max': 12,
  },
  cases: [
    {
      name: 'a fiftieth of the load holds it',
      inputs: { load: 5000, hold: 100, wraps: 4 },
      shows: { needed: 1120.71204, beyond: 40.7120378, whole: 4, pull: 32.8070997, 'hold.max': 5000 },
      typed: { hold: { '500': { needed: 659.642039, whole: 2 } }, wraps: { '2': { pull: 405.012961 } } },
    },
  ],
} satisfies CalculatorExamples
