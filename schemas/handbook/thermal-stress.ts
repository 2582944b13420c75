import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'S. S. Bhavikatti, Mechanics of Solids, ch. 8'

/** Bar between two walls that gets warmer: free expansion, and the stress once the gap is used up. */
export const thermalStress = defineCalculator({
  id: 9411,
  name: 'thermalStress',
  place: { group: 'linear', drawing: 'BallRail' },
  fields: {
    length: number({ unit: 'm', exclusiveMin: 0, max: 1000 }),
    expansion: number({ unit: 'um/m/K', exclusiveMin: 0, max: 200 }),
    modulus: number({ unit: 'GPa', min: 0.1, max: 500 }),
    warming: number({ unit: 'K', exclusiveMin: 0, max: 1000 }),
    gap: number({ unit: 'mm', min: 0, max: 1000 }),
  },
  derived: {
    free: { unit: 'mm', value: 'expansion * warming * length / 1000[um/mm]', symbol: 'ΔL', source, digits: 4 },
    hindered: { unit: 'mm', value: 'max(0[mm], free - gap)', symbol: 'δ', source, digits: 4 },
    stress: { unit: 'MPa', value: 'modulus * 1000[MPa/GPa] * hindered / (length * 1000[mm/m])', symbol: 'σ', source, digits: 4 },
  },
  layout: [section('bar', ['length', 'expansion', 'modulus']), section('change', ['warming', 'gap'])],
  results: { values: ['stress', 'free', 'hindered'] },
})

export const texts = {
  en: {
    class: { name: 'Thermal expansion and stress', note: 'A bar between two walls, elastic' },
    sections: { bar: 'Bar', change: 'Change' },
    length: { label: 'Length' },
    expansion: { label: 'Coefficient of expansion' },
    modulus: { label: 'Modulus of elasticity' },
    warming: { label: 'Rise of temperature' },
    gap: { label: 'Gap' },
    free: { label: 'Free expansion' },
    hindered: { label: 'Hindered expansion' },
    stress: { label: 'Compressive stress' },
  },
  'zh-Hans': {
    class: { name: '热膨胀与热应力', note: '两壁之间的杆，弹性范围' },
    sections: { bar: '杆', change: '变化' },
    length: { label: '长度' },
    expansion: { label: '线膨胀系数' },
    modulus: { label: '弹性模量' },
    warming: { label: '温升' },
    gap: { label: '间隙' },
    free: { label: '自由膨胀量' },
    hindered: { label: '受阻膨胀量' },
    stress: { label: '压应力' },
  },
  es: {
    class: { name: 'Dilatación y tensión térmica', note: 'Una barra entre dos paredes, elástica' },
    sections: { bar: 'Barra', change: 'Cambio' },
    length: { label: 'Longitud' },
    expansion: { label: 'Coeficiente de dilatación' },
    modulus: { label: 'Módulo de elasticidad' },
    warming: { label: 'Aumento de temperatura' },
    gap: { label: 'Holgura' },
    free: { label: 'Dilatación libre' },
    hindered: { label: 'Dilatación impedida' },
    stress: { label: 'Tensión de compresión' },
  },
  ru: {
    class: { name: 'Тепловое расширение и напряжение', note: 'Стержень между двумя стенками, упругий' },
    sections: { bar: 'Стержень', change: 'Изменение' },
    length: { label: 'Длина' },
    expansion: { label: 'Коэффициент расширения' },
    modulus: { label: 'Модуль упругости' },
    warming: { label: 'Повышение температуры' },
    gap: { label: 'Зазор' },
    free: { label: 'Свободное расширение' },
    hindered: { label: 'Стеснённое расширение' },
    stress: { label: 'Напряжение сжатия' },
  },
}

/** Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, MECHANICS_OF_SOLIDS_by_S.S._Bhavikatti/Chapter8. */
export const examples = {
  init: {},
  fresh: {
    'length.exclusiveMin': 0,
    'length.max': 1000,
    'expansion.exclusiveMin': 0,
    'expansion.max': 200,
    'modulus.min': 0.1,
    'modulus.max': 500,
    'warming.exclusiveMin': 0,
    'warming.max': 1000,
    'gap.min': 0,
    'gap.max': 1000,
  },
  cases: [
    {
      name: 'Bhavikatti, example 8.24, page 271: rails without a gap',
      inputs: { length: 12, expansion: 12, modulus: 200, warming: 22, gap: 0 },
      printed: { free: '3.168', stress: '52.8' },
    },
    {
      name: 'Bhavikatti, example 8.24, page 271: a gap of 1.5 mm',
      inputs: { length: 12, expansion: 12, modulus: 200, warming: 22, gap: 1.5 },
      printed: { hindered: '1.668', stress: '27.8' },
      typed: { gap: { '4': { stress: 0 } } },
    },
  ],
} satisfies CalculatorExamples
