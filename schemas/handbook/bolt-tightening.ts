import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 9'

/** Bolt with metric thread: torque coefficient by the friction of thread and head, tightening torque, and stress of the preload. */
export const boltTightening = defineCalculator({
  id: 9415,
  name: 'boltTightening',
  place: { group: 'linear', drawing: 'ScrewJack' },
  fields: {
    diameter: number({ unit: 'mm', min: 2, max: 150 }),
    pitch: number({ unit: 'mm', exclusiveMin: 0, max: 'diameter / 4' }),
    threadFriction: number({ min: 0.02, max: 0.5 }),
    headFriction: number({ min: 0.02, max: 0.5 }),
    preload: number({ unit: 'kN', exclusiveMin: 0, max: 10_000 }),
  },
  derived: {
    root: { unit: 'mm', value: 'diameter - 1.2268 * pitch', symbol: 'dr', source, digits: 4 },
    mean: { unit: 'mm', value: '(diameter + root) / 2', symbol: 'dm', source, digits: 4 },
    slope: { value: 'pitch / (pi * mean)', shown: false },
    grip: { value: 'threadFriction / cos(30[deg])', shown: false },
    coefficient: {
      value: 'mean * (slope + grip) / (1 - slope * grip) / (2 * diameter) + 0.625 * headFriction',
      symbol: 'K',
      source,
      digits: 5,
    },
    torque: { unit: 'N*m', value: 'coefficient * diameter * preload', symbol: 'T', source, digits: 4 },
    area: { unit: 'mm^2', value: 'pi / 4 * pow(diameter - 0.93825 * pitch, 2)', symbol: 'At', source, digits: 4 },
    stress: { unit: 'MPa', value: 'preload * 1000[N/kN] / area', symbol: 'σ', source, digits: 4 },
  },
  layout: [
    section('bolt', ['diameter', 'pitch', 'root', 'mean', 'area']),
    section('tightening', ['threadFriction', 'headFriction', 'preload']),
  ],
  results: { values: ['torque', 'coefficient', 'stress'] },
})

export const texts = {
  en: {
    class: { name: 'Tightening of a bolt', note: 'Torque for a preload, metric thread' },
    sections: { bolt: 'Bolt', tightening: 'Tightening' },
    diameter: { label: 'Nominal diameter' },
    pitch: { label: 'Thread pitch' },
    threadFriction: { label: 'Friction of the thread' },
    headFriction: { label: 'Friction under the head' },
    preload: { label: 'Preload' },
    root: { label: 'Root diameter' },
    mean: { label: 'Mean diameter' },
    coefficient: { label: 'Torque coefficient' },
    torque: { label: 'Tightening torque' },
    area: { label: 'Stress area' },
    stress: { label: 'Tensile stress' },
  },
  'zh-Hans': {
    class: { name: '螺栓拧紧', note: '达到预紧力所需的力矩，普通螺纹' },
    sections: { bolt: '螺栓', tightening: '拧紧' },
    diameter: { label: '公称直径' },
    pitch: { label: '螺距' },
    threadFriction: { label: '螺纹摩擦系数' },
    headFriction: { label: '头部支承面摩擦系数' },
    preload: { label: '预紧力' },
    root: { label: '小径' },
    mean: { label: '平均直径' },
    coefficient: { label: '拧紧力矩系数' },
    torque: { label: '拧紧力矩' },
    area: { label: '应力截面积' },
    stress: { label: '拉应力' },
  },
  es: {
    class: { name: 'Apriete de un tornillo', note: 'Par para una precarga, rosca métrica' },
    sections: { bolt: 'Tornillo', tightening: 'Apriete' },
    diameter: { label: 'Diámetro nominal' },
    pitch: { label: 'Paso de la rosca' },
    threadFriction: { label: 'Rozamiento de la rosca' },
    headFriction: { label: 'Rozamiento bajo la cabeza' },
    preload: { label: 'Precarga' },
    root: { label: 'Diámetro de fondo' },
    mean: { label: 'Diámetro medio' },
    coefficient: { label: 'Coeficiente de par' },
    torque: { label: 'Par de apriete' },
    area: { label: 'Sección resistente' },
    stress: { label: 'Tensión de tracción' },
  },
  ru: {
    class: { name: 'Затяжка болта', note: 'Момент для силы затяжки, метрическая резьба' },
    sections: { bolt: 'Болт', tightening: 'Затяжка' },
    diameter: { label: 'Номинальный диаметр' },
    pitch: { label: 'Шаг резьбы' },
    threadFriction: { label: 'Трение в резьбе' },
    headFriction: { label: 'Трение под головкой' },
    preload: { label: 'Сила затяжки' },
    root: { label: 'Внутренний диаметр' },
    mean: { label: 'Средний диаметр' },
    coefficient: { label: 'Коэффициент момента' },
    torque: { label: 'Момент затяжки' },
    area: { label: 'Расчётное сечение' },
    stress: { label: 'Напряжение растяжения' },
  },
}

/** Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch9_2; the preload is ours. */
export const examples = {
  init: {},
  fresh: {
    'diameter.min': 2,
    'diameter.max': 150,
    'pitch.exclusiveMin': 0,
    'threadFriction.min': 0.02,
    'threadFriction.max': 0.5,
    'headFriction.min': 0.02,
    'headFriction.max': 0.5,
    'preload.exclusiveMin': 0,
    'preload.max': 10_000,
  },
  cases: [
    {
      name: 'Jindal, example 9-3, page 267: M18',
      inputs: { diameter: 18, pitch: 2.5, threadFriction: 0.15, headFriction: 0.13, preload: 80 },
      printed: { coefficient: '0.18343' },
      shows: { root: 14.933, mean: 16.4665, torque: 264.145927, stress: 415.650818, 'pitch.max': 4.5 },
    },
    {
      name: 'Jindal, example 9-1, page 266: M16',
      inputs: { diameter: 16, pitch: 2, threadFriction: 0.15, headFriction: 0.13, preload: 80 },
      printed: { area: '156.7' },
    },
  ],
} satisfies CalculatorExamples
