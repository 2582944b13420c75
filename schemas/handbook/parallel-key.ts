import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 14'

/** Parallel key between shaft and hub: shear and bearing pressure on half of its height, and the section that they ask for. */
export const parallelKey = defineCalculator({
  id: 9413,
  name: 'parallelKey',
  place: { group: 'rotary', drawing: 'GearUnit' },
  fields: {
    torque: number({ unit: 'N*m', exclusiveMin: 0, max: 1e6 }),
    diameter: number({ unit: 'mm', min: 5, max: 1000 }),
    width: number({ unit: 'mm', min: 1, max: 'diameter / 2' }),
    height: number({ unit: 'mm', min: 1, max: 'diameter / 2' }),
    length: number({ unit: 'mm', exclusiveMin: 0, max: 2000 }),
    shearLimit: number({ unit: 'MPa', exclusiveMin: 0, max: 1000 }),
    pressureLimit: number({ unit: 'MPa', exclusiveMin: 0, max: 1000 }),
  },
  derived: {
    force: { unit: 'kN', value: '2 * torque / diameter', symbol: 'F', source, digits: 4 },
    shear: { unit: 'MPa', value: 'force * 1000[N/kN] / (width * length)', symbol: 'τ', source, digits: 4 },
    pressure: { unit: 'MPa', value: '2 * force * 1000[N/kN] / (height * length)', symbol: 'p', source, digits: 4 },
    leastWidth: { unit: 'mm', value: 'force * 1000[N/kN] / (length * shearLimit)', symbol: 'bmin', source, digits: 4 },
    leastHeight: { unit: 'mm', value: '2 * force * 1000[N/kN] / (length * pressureLimit)', symbol: 'hmin', source, digits: 4 },
  },
  rules: {
    sheared: { holds: 'shear <= shearLimit', at: ['width', 'length'], level: 'warn' },
    pressed: { holds: 'pressure <= pressureLimit', at: ['height', 'length'], level: 'warn' },
    bearing: { holds: 'length <= 1.5 * diameter', at: ['length'], level: 'warn' },
  },
  layout: [
    section('load', ['torque', 'diameter', 'force']),
    section('key', ['width', 'height', 'length']),
    section('limits', ['shearLimit', 'pressureLimit']),
  ],
  results: { values: ['pressure', 'shear', 'leastWidth', 'leastHeight'] },
})

export const texts = {
  en: {
    class: { name: 'Parallel key', note: 'Shear, bearing pressure and section of a key' },
    sections: { load: 'Load', key: 'Key', limits: 'Permissible' },
    torque: { label: 'Torque' },
    diameter: { label: 'Shaft diameter' },
    width: { label: 'Key width' },
    height: { label: 'Key height', hint: 'Half of it bears' },
    length: { label: 'Bearing length' },
    shearLimit: { label: 'Permissible shear stress' },
    pressureLimit: { label: 'Permissible pressure' },
    force: { label: 'Force at the shaft' },
    shear: { label: 'Shear stress' },
    pressure: { label: 'Bearing pressure' },
    leastWidth: { label: 'Width needed' },
    leastHeight: { label: 'Height needed' },
    rules: {
      sheared: 'The key shears at {shear}; {shearLimit} is permissible.',
      pressed: 'The key is pressed with {pressure}; {pressureLimit} is permissible.',
      bearing: 'A key of {length} is longer than one and a half shaft diameters: it does not bear evenly.',
    },
  },
  'zh-Hans': {
    class: { name: '平键', note: '平键的切应力、挤压应力和截面' },
    sections: { load: '载荷', key: '键', limits: '许用值' },
    torque: { label: '转矩' },
    diameter: { label: '轴径' },
    width: { label: '键宽' },
    height: { label: '键高', hint: '一半高度承压' },
    length: { label: '工作长度' },
    shearLimit: { label: '许用切应力' },
    pressureLimit: { label: '许用挤压应力' },
    force: { label: '轴表面的力' },
    shear: { label: '切应力' },
    pressure: { label: '挤压应力' },
    leastWidth: { label: '所需键宽' },
    leastHeight: { label: '所需键高' },
    rules: {
      sheared: '键的切应力为 {shear}，许用值为 {shearLimit}。',
      pressed: '键的挤压应力为 {pressure}，许用值为 {pressureLimit}。',
      bearing: '长 {length} 的键超过轴径的一倍半：承压不均匀。',
    },
  },
  es: {
    class: { name: 'Chaveta paralela', note: 'Cortadura, presión y sección de una chaveta' },
    sections: { load: 'Carga', key: 'Chaveta', limits: 'Admisible' },
    torque: { label: 'Par' },
    diameter: { label: 'Diámetro del eje' },
    width: { label: 'Ancho de la chaveta' },
    height: { label: 'Altura de la chaveta', hint: 'La mitad apoya' },
    length: { label: 'Longitud de apoyo' },
    shearLimit: { label: 'Tensión de cortadura admisible' },
    pressureLimit: { label: 'Presión admisible' },
    force: { label: 'Fuerza en el eje' },
    shear: { label: 'Tensión de cortadura' },
    pressure: { label: 'Presión de apoyo' },
    leastWidth: { label: 'Ancho necesario' },
    leastHeight: { label: 'Altura necesaria' },
    rules: {
      sheared: 'La cortadura en la chaveta es {shear}; se admiten {shearLimit}.',
      pressed: 'La presión en la chaveta es {pressure}; se admiten {pressureLimit}.',
      bearing: 'Una chaveta de {length} pasa de un diámetro y medio del eje: no apoya por igual.',
    },
  },
  ru: {
    class: { name: 'Призматическая шпонка', note: 'Срез, смятие и сечение шпонки' },
    sections: { load: 'Нагрузка', key: 'Шпонка', limits: 'Допускаемое' },
    torque: { label: 'Крутящий момент' },
    diameter: { label: 'Диаметр вала' },
    width: { label: 'Ширина шпонки' },
    height: { label: 'Высота шпонки', hint: 'Несёт половина высоты' },
    length: { label: 'Рабочая длина' },
    shearLimit: { label: 'Допускаемое касательное напряжение' },
    pressureLimit: { label: 'Допускаемое смятие' },
    force: { label: 'Сила на поверхности вала' },
    shear: { label: 'Напряжение среза' },
    pressure: { label: 'Напряжение смятия' },
    leastWidth: { label: 'Нужная ширина' },
    leastHeight: { label: 'Нужная высота' },
    rules: {
      sheared: 'Напряжение среза {shear}, допускается {shearLimit}.',
      pressed: 'Напряжение смятия {pressure}, допускается {pressureLimit}.',
      bearing: 'Шпонка длиной {length} длиннее полутора диаметров вала: она нагружена неравномерно.',
    },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch14_2: 36 kW at 200 rpm;
 * the key of 14 by 13 mm is ours. Its length of 1.5 diameters: tribology-abc.com, calculators, key.
 */
export const examples = {
  init: {},
  fresh: {
    'torque.exclusiveMin': 0,
    'torque.max': 1e6,
    'diameter.min': 5,
    'diameter.max': 1000,
    'width.min': 1,
    'height.min': 1,
    'length.exclusiveMin': 0,
    'length.max': 2000,
    'shearLimit.exclusiveMin': 0,
    'shearLimit.max': 1000,
    'pressureLimit.exclusiveMin': 0,
    'pressureLimit.max': 1000,
  },
  cases: [
    {
      name: 'Jindal, example 14-5, page 403',
      inputs: { torque: 1718.87339, diameter: 60, width: 14, height: 13, length: 105, shearLimit: 40, pressureLimit: 90 },
      printed: { leastWidth: '13.6', leastHeight: '12' },
      shows: { force: 57.2957797, shear: 38.9767209, pressure: 83.9498603, 'width.max': 30, 'height.max': 30 },
    },
  ],
} satisfies CalculatorExamples
