import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 12'

/** Fillet welds along the force: shear stress in the throat, and the load that they carry. */
export const filletWeld = defineCalculator({
  id: 9414,
  name: 'filletWeld',
  place: { group: 'system', drawing: 'LiftPlatform' },
  fields: {
    load: number({ unit: 'kN', exclusiveMin: 0, max: 1e5 }),
    leg: number({ unit: 'mm', min: 1, max: 100 }),
    length: number({ unit: 'mm', exclusiveMin: 0, max: 1e5 }),
    limit: number({ unit: 'MPa', exclusiveMin: 0, max: 1000 }),
  },
  derived: {
    throat: { unit: 'mm', value: '0.707 * leg', symbol: 't', source, digits: 4 },
    stress: { unit: 'MPa', value: 'load * 1000[N/kN] / (throat * length)', symbol: 'τ', source, digits: 4 },
    capacity: { unit: 'kN', value: 'throat * length * limit / 1000[N/kN]', symbol: 'F', source, digits: 5 },
  },
  rules: { carried: { holds: 'load <= capacity', at: ['leg', 'length', 'load'], level: 'warn' } },
  layout: [section('load', ['load']), section('weld', ['leg', 'length', 'limit', 'throat'])],
  results: { values: ['stress', 'capacity'] },
})

export const texts = {
  en: {
    class: { name: 'Fillet weld', note: 'Stress and capacity of welds along the force' },
    sections: { load: 'Load', weld: 'Weld' },
    load: { label: 'Load' },
    leg: { label: 'Leg' },
    length: { label: 'Length of all welds together' },
    limit: { label: 'Permissible shear stress' },
    throat: { label: 'Throat' },
    stress: { label: 'Shear stress in the throat' },
    capacity: { label: 'Load that the welds carry' },
    rules: { carried: 'A load of {load} is more than the {capacity} that the welds carry.' },
  },
  'zh-Hans': {
    class: { name: '角焊缝', note: '侧面焊缝的应力和承载能力' },
    sections: { load: '载荷', weld: '焊缝' },
    load: { label: '载荷' },
    leg: { label: '焊脚尺寸' },
    length: { label: '焊缝总长' },
    limit: { label: '许用切应力' },
    throat: { label: '焊喉厚度' },
    stress: { label: '焊喉切应力' },
    capacity: { label: '焊缝承载力' },
    rules: { carried: '载荷 {load} 超过焊缝承载力 {capacity}。' },
  },
  es: {
    class: { name: 'Soldadura en ángulo', note: 'Tensión y capacidad de cordones paralelos a la fuerza' },
    sections: { load: 'Carga', weld: 'Cordón' },
    load: { label: 'Carga' },
    leg: { label: 'Lado' },
    length: { label: 'Longitud total de los cordones' },
    limit: { label: 'Tensión de cortadura admisible' },
    throat: { label: 'Garganta' },
    stress: { label: 'Cortadura en la garganta' },
    capacity: { label: 'Carga que soportan' },
    rules: { carried: 'Una carga de {load} pasa de los {capacity} que soportan los cordones.' },
  },
  ru: {
    class: { name: 'Угловой шов', note: 'Напряжение и несущая способность фланговых швов' },
    sections: { load: 'Нагрузка', weld: 'Шов' },
    load: { label: 'Нагрузка' },
    leg: { label: 'Катет' },
    length: { label: 'Длина всех швов вместе' },
    limit: { label: 'Допускаемое касательное напряжение' },
    throat: { label: 'Расчётная толщина' },
    stress: { label: 'Касательное напряжение в шве' },
    capacity: { label: 'Нагрузка, которую несут швы' },
    rules: { carried: 'Нагрузка {load} больше {capacity}, которые несут швы.' },
  },
}

/** Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch12_2. */
export const examples = {
  init: {},
  fresh: {
    'load.exclusiveMin': 0,
    'load.max': 1e5,
    'leg.min': 1,
    'leg.max': 100,
    'length.exclusiveMin': 0,
    'length.max': 1e5,
    'limit.exclusiveMin': 0,
    'limit.max': 1000,
  },
  cases: [
    {
      name: 'Jindal, example 12-1, page 347: four welds of 60 mm',
      inputs: { load: 100, leg: 8, length: 240, limit: 80 },
      printed: { stress: '73.7' },
      shows: { throat: 5.656 },
    },
    {
      name: 'Jindal, example 12-3, page 348: two welds of 60 mm',
      inputs: { load: 80, leg: 12, length: 120, limit: 80 },
      printed: { capacity: '81.446' },
    },
  ],
} satisfies CalculatorExamples
