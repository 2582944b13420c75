import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'Y. A. Cengel, J. M. Cimbala, Fluid Mechanics, ch. 5'

/** What a pump of a given shaft power lifts: useful power, pressure rise, and volume flow against height and losses. */
export const pumpFlow = defineCalculator({
  id: 9424,
  name: 'pumpFlow',
  place: { group: 'system', drawing: 'StorageTank' },
  fields: {
    shaft: number({ unit: 'kW', exclusiveMin: 0, max: 100_000 }),
    efficiency: number({ unit: '%', exclusiveMin: 0, max: 100 }),
    density: number({ unit: 'kg/m^3', exclusiveMin: 0, max: 20_000 }),
    height: number({ unit: 'm', min: 0, max: 5000 }),
    losses: number({ unit: 'm', exclusiveMin: 0, max: 5000 }),
  },
  derived: {
    useful: { unit: 'kW', value: 'shaft * efficiency / 100[%]', symbol: 'Pu', source, digits: 4 },
    rise: { unit: 'kPa', value: 'density * 9.80665[m/s^2] * (height + losses) / 1000[Pa/kPa]', symbol: 'Δp', source, digits: 4 },
    flow: { unit: 'm^3/s', value: 'useful / rise', symbol: 'Q', source, digits: 3 },
  },
  layout: [section('pump', ['shaft', 'efficiency', 'useful']), section('task', ['density', 'height', 'losses'])],
  results: { values: ['flow', 'rise'] },
})

export const texts = {
  en: {
    class: { name: 'Flow of a pump', note: 'From its power, against height and losses' },
    sections: { pump: 'Pump', task: 'Task' },
    shaft: { label: 'Shaft power' },
    efficiency: { label: 'Efficiency' },
    density: { label: 'Density' },
    height: { label: 'Height' },
    losses: { label: 'Head loss' },
    useful: { label: 'Useful power' },
    rise: { label: 'Pressure rise' },
    flow: { label: 'Volume flow' },
  },
  'zh-Hans': {
    class: { name: '泵的流量', note: '由功率求得，克服高度和损失' },
    sections: { pump: '泵', task: '工况' },
    shaft: { label: '轴功率' },
    efficiency: { label: '效率' },
    density: { label: '密度' },
    height: { label: '提升高度' },
    losses: { label: '水头损失' },
    useful: { label: '有效功率' },
    rise: { label: '压力升高' },
    flow: { label: '体积流量' },
  },
  es: {
    class: { name: 'Caudal de una bomba', note: 'Según su potencia, con altura y pérdidas' },
    sections: { pump: 'Bomba', task: 'Servicio' },
    shaft: { label: 'Potencia en el eje' },
    efficiency: { label: 'Rendimiento' },
    density: { label: 'Densidad' },
    height: { label: 'Altura' },
    losses: { label: 'Pérdida de carga' },
    useful: { label: 'Potencia útil' },
    rise: { label: 'Aumento de presión' },
    flow: { label: 'Caudal' },
  },
  ru: {
    class: { name: 'Подача насоса', note: 'По мощности, при высоте и потерях' },
    sections: { pump: 'Насос', task: 'Режим' },
    shaft: { label: 'Мощность на валу' },
    efficiency: { label: 'КПД' },
    density: { label: 'Плотность' },
    height: { label: 'Высота подъёма' },
    losses: { label: 'Потеря напора' },
    useful: { label: 'Полезная мощность' },
    rise: { label: 'Повышение давления' },
    flow: { label: 'Объёмный расход' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Fluid_Mechanics-Fundamentals_&_Applications_by_Yunus_A.
 * _Cengel_&_John_M_Cimbala/Chapter05_2.
 */
export const examples = {
  init: {},
  fresh: {
    'shaft.exclusiveMin': 0,
    'shaft.max': 100_000,
    'efficiency.exclusiveMin': 0,
    'efficiency.max': 100,
    'density.exclusiveMin': 0,
    'density.max': 20_000,
    'height.min': 0,
    'height.max': 5000,
    'losses.exclusiveMin': 0,
    'losses.max': 5000,
  },
  cases: [
    {
      name: 'Cengel and Cimbala, example 5-15, page 225',
      inputs: { shaft: 5, efficiency: 72, density: 1000, height: 25, losses: 4 },
      printed: { flow: '0.0127', rise: '284' },
      shows: { useful: 3.6 },
    },
  ],
} satisfies CalculatorExamples
