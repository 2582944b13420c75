import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'Lamé; S. S. Bhavikatti, Strength of Materials, ch. 8'

/** Interference fit of a shaft, hollow or solid, in a hub of the same material: pressure, hoop stress, and what friction holds. */
export const shrinkFit = defineCalculator({
  id: 9422,
  name: 'shrinkFit',
  place: { group: 'rotary', drawing: 'HollowTable' },
  fields: {
    joint: number({ unit: 'mm', min: 1, max: 5000 }),
    bore: number({ unit: 'mm', min: 0, exclusiveMax: 'joint' }),
    outside: number({ unit: 'mm', exclusiveMin: 'joint', max: 10_000 }),
    length: number({ unit: 'mm', exclusiveMin: 0, max: 5000 }),
    modulus: number({ unit: 'GPa', min: 1, max: 500 }),
    interference: number({ unit: 'um', exclusiveMin: 0, max: 10_000 }),
    friction: number({ min: 0.02, max: 0.5 }),
  },
  derived: {
    hub: { value: '(pow(outside, 2) + pow(joint, 2)) / (pow(outside, 2) - pow(joint, 2))', shown: false },
    shaft: { value: '(pow(joint, 2) + pow(bore, 2)) / (pow(joint, 2) - pow(bore, 2))', shown: false },
    pressure: {
      unit: 'MPa',
      value: 'interference / 1000[um/mm] * modulus * 1000[MPa/GPa] / (joint * (hub + shaft))',
      symbol: 'p',
      source,
      digits: 4,
    },
    hubStress: { unit: 'MPa', value: 'pressure * hub', symbol: 'σh', source, digits: 4 },
    force: { unit: 'kN', value: 'friction * pressure * pi * joint * length / 1000[N/kN]', symbol: 'F', source: 'Coulomb', digits: 4 },
    torque: { unit: 'N*m', value: 'force * joint / 2', symbol: 'T', source: 'Coulomb', digits: 4 },
  },
  layout: [section('parts', ['joint', 'bore', 'outside', 'length', 'modulus']), section('fit', ['interference', 'friction'])],
  results: { values: ['pressure', 'hubStress', 'torque', 'force'] },
})

export const texts = {
  en: {
    class: { name: 'Interference fit', note: 'Pressure, stress and torque of a shrink or press fit' },
    sections: { parts: 'Parts', fit: 'Fit' },
    joint: { label: 'Joint diameter' },
    bore: { label: 'Bore of the shaft', hint: '0 if it is solid' },
    outside: { label: 'Outside diameter of the hub' },
    length: { label: 'Joint length' },
    interference: { label: 'Interference in diameter' },
    modulus: { label: 'Modulus of elasticity' },
    friction: { label: 'Coefficient of friction' },
    pressure: { label: 'Pressure in the joint' },
    hubStress: { label: 'Hoop stress in the hub' },
    force: { label: 'Axial force held' },
    torque: { label: 'Torque held' },
  },
  'zh-Hans': {
    class: { name: '过盈配合', note: '热装或压装的压力、应力和转矩' },
    sections: { parts: '零件', fit: '配合' },
    joint: { label: '结合直径' },
    bore: { label: '轴孔直径', hint: '实心轴为 0' },
    outside: { label: '轮毂外径' },
    length: { label: '结合长度' },
    interference: { label: '直径过盈量' },
    modulus: { label: '弹性模量' },
    friction: { label: '摩擦系数' },
    pressure: { label: '结合面压力' },
    hubStress: { label: '轮毂周向应力' },
    force: { label: '可承受轴向力' },
    torque: { label: '可传递转矩' },
  },
  es: {
    class: { name: 'Ajuste con apriete', note: 'Presión, tensión y par de un ajuste forzado' },
    sections: { parts: 'Piezas', fit: 'Ajuste' },
    joint: { label: 'Diámetro de la unión' },
    bore: { label: 'Agujero del eje', hint: '0 si es macizo' },
    outside: { label: 'Diámetro exterior del cubo' },
    length: { label: 'Longitud de la unión' },
    interference: { label: 'Apriete diametral' },
    modulus: { label: 'Módulo de elasticidad' },
    friction: { label: 'Coeficiente de rozamiento' },
    pressure: { label: 'Presión en la unión' },
    hubStress: { label: 'Tensión circunferencial en el cubo' },
    force: { label: 'Fuerza axial que resiste' },
    torque: { label: 'Par que resiste' },
  },
  ru: {
    class: { name: 'Посадка с натягом', note: 'Давление, напряжение и момент прессового соединения' },
    sections: { parts: 'Детали', fit: 'Посадка' },
    joint: { label: 'Диаметр соединения' },
    bore: { label: 'Отверстие вала', hint: '0 для сплошного вала' },
    outside: { label: 'Наружный диаметр ступицы' },
    length: { label: 'Длина соединения' },
    interference: { label: 'Натяг по диаметру' },
    modulus: { label: 'Модуль упругости' },
    friction: { label: 'Коэффициент трения' },
    pressure: { label: 'Давление в соединении' },
    hubStress: { label: 'Окружное напряжение в ступице' },
    force: { label: 'Удерживаемая осевая сила' },
    torque: { label: 'Удерживаемый момент' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Strength_Of_Materials_by_S_S_Bhavikatti/chapter_8 (length
 * and friction are ours), and at machinecalcs.com/press-fit-interference-calculator.
 */
export const examples = {
  init: {},
  fresh: {
    'joint.min': 1,
    'joint.max': 5000,
    'bore.min': 0,
    'outside.max': 10_000,
    'length.exclusiveMin': 0,
    'length.max': 5000,
    'interference.exclusiveMin': 0,
    'interference.max': 10_000,
    'modulus.min': 1,
    'modulus.max': 500,
    'friction.min': 0.02,
    'friction.max': 0.5,
  },
  cases: [
    {
      name: 'Bhavikatti, example 8.8.17, page 350: two cylinders',
      inputs: { joint: 400, bore: 300, outside: 500, length: 100, interference: 200, modulus: 200, friction: 0.15 },
      printed: { pressure: '12.3' },
      shows: { hubStress: 56.0546875, force: 231.937895, torque: 46_387.579, 'bore.exclusiveMax': 400, 'outside.exclusiveMin': 400 },
    },
    {
      name: 'MachineCalcs, press fit: a solid shaft of 50 mm',
      inputs: { joint: 50, bore: 0, outside: 80, length: 40, interference: 40, modulus: 200, friction: 0.15 },
      printed: { pressure: '48.75', force: '45.95', torque: '1149' },
      shows: { hubStress: 111.25 },
    },
  ],
} satisfies CalculatorExamples
