import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'R. S. Khurmi, J. K. Gupta, Theory of Machines, ch. 11'

/** Flat belt that is about to slip: tension of the slack side by Euler and Eytelwein, centrifugal tension, and power. */
export const flatBelt = defineCalculator({
  id: 9403,
  name: 'flatBelt',
  fields: {
    diameter: number({ unit: 'mm', min: 20, max: 5000 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 20_000 }),
    wrap: number({ unit: 'deg', min: 60, max: 300 }),
    friction: number({ min: 0.05, max: 1 }),
    tight: number({ unit: 'N', exclusiveMin: 0, max: 1e6 }),
    mass: number({ unit: 'kg/m', min: 0, max: 50 }),
  },
  derived: {
    speed: { unit: 'm/s', value: 'pi * diameter / 1000[mm/m] * turns / 60[rpm*s]', symbol: 'v', source, digits: 4 },
    centrifugal: { unit: 'N', value: 'mass * pow(speed, 2)', symbol: 'Tc', source, digits: 4 },
    slack: {
      unit: 'N',
      value: 'centrifugal + (tight - centrifugal) / exp(friction * wrap * pi / 180[deg])',
      symbol: 'T2',
      source,
      digits: 4,
    },
    pull: { unit: 'N', value: 'tight - slack', symbol: 'F', source, digits: 4 },
    power: { unit: 'kW', value: 'pull * speed / 1000[W/kW]', symbol: 'P', source, digits: 4 },
  },
  rules: { pressed: { holds: 'tight > centrifugal', at: ['tight', 'turns'] } },
  layout: [section('pulley', ['diameter', 'turns', 'wrap', 'friction']), section('belt', ['tight', 'mass', 'speed', 'centrifugal'])],
  results: { values: ['power', 'pull', 'slack'] },
})

export const texts = {
  en: {
    class: { name: 'Flat belt', note: 'Tension and power of a belt that is about to slip' },
    sections: { pulley: 'Smaller pulley', belt: 'Belt' },
    diameter: { label: 'Pulley diameter' },
    turns: { label: 'Pulley speed' },
    wrap: { label: 'Angle of wrap' },
    friction: { label: 'Coefficient of friction' },
    tight: { label: 'Tension of the tight side' },
    mass: { label: 'Mass of the belt' },
    speed: { label: 'Belt speed' },
    centrifugal: { label: 'Centrifugal tension' },
    slack: { label: 'Tension of the slack side' },
    pull: { label: 'Pull at the rim' },
    power: { label: 'Power' },
    rules: { pressed: 'The belt lifts off: its centrifugal tension of {centrifugal} is not less than {tight}.' },
  },
  'zh-Hans': {
    class: { name: '平带传动', note: '即将打滑时的拉力和功率' },
    sections: { pulley: '小带轮', belt: '平带' },
    diameter: { label: '带轮直径' },
    turns: { label: '带轮转速' },
    wrap: { label: '包角' },
    friction: { label: '摩擦系数' },
    tight: { label: '紧边拉力' },
    mass: { label: '带的单位长度质量' },
    speed: { label: '带速' },
    centrifugal: { label: '离心拉力' },
    slack: { label: '松边拉力' },
    pull: { label: '有效圆周力' },
    power: { label: '功率' },
    rules: { pressed: '带将脱离带轮：离心拉力 {centrifugal} 不小于 {tight}。' },
  },
  es: {
    class: { name: 'Correa plana', note: 'Tensión y potencia de una correa a punto de deslizar' },
    sections: { pulley: 'Polea menor', belt: 'Correa' },
    diameter: { label: 'Diámetro de la polea' },
    turns: { label: 'Velocidad de la polea' },
    wrap: { label: 'Ángulo de abrazamiento' },
    friction: { label: 'Coeficiente de rozamiento' },
    tight: { label: 'Tensión del ramal tenso' },
    mass: { label: 'Masa de la correa' },
    speed: { label: 'Velocidad de la correa' },
    centrifugal: { label: 'Tensión centrífuga' },
    slack: { label: 'Tensión del ramal flojo' },
    pull: { label: 'Fuerza tangencial' },
    power: { label: 'Potencia' },
    rules: { pressed: 'La correa se despega: su tensión centrífuga, {centrifugal}, no es menor que {tight}.' },
  },
  ru: {
    class: { name: 'Плоский ремень', note: 'Натяжение и мощность ремня на пределе скольжения' },
    sections: { pulley: 'Малый шкив', belt: 'Ремень' },
    diameter: { label: 'Диаметр шкива' },
    turns: { label: 'Частота вращения шкива' },
    wrap: { label: 'Угол обхвата' },
    friction: { label: 'Коэффициент трения' },
    tight: { label: 'Натяжение ведущей ветви' },
    mass: { label: 'Масса ремня' },
    speed: { label: 'Скорость ремня' },
    centrifugal: { label: 'Натяжение от центробежных сил' },
    slack: { label: 'Натяжение ведомой ветви' },
    pull: { label: 'Окружная сила' },
    power: { label: 'Мощность' },
    rules: { pressed: 'Ремень отходит от шкива: натяжение от центробежных сил {centrifugal} не меньше {tight}.' },
  },
}

/** Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Theory_Of_Machines_by_R._S._Khurmi_And_J._K._Gupta/ch11. */
export const examples = {
  init: {},
  fresh: {
    'diameter.min': 20,
    'diameter.max': 5000,
    'turns.exclusiveMin': 0,
    'turns.max': 20_000,
    'wrap.min': 60,
    'wrap.max': 300,
    'friction.min': 0.05,
    'friction.max': 1,
    'tight.exclusiveMin': 0,
    'tight.max': 1e6,
    'mass.min': 0,
    'mass.max': 50,
  },
  cases: [
    {
      name: 'Khurmi and Gupta, example 11.4, page 342',
      inputs: { diameter: 600, turns: 200, wrap: 160, friction: 0.25, tight: 2500, mass: 0 },
      printed: { power: '7.89' },
      shows: { speed: 6.28318531, slack: 1243.78485, pull: 1256.21515 },
      typed: { mass: { '1': { centrifugal: 39.4784176, slack: 1263.62221, power: 7.76839078 } } },
    },
  ],
} satisfies CalculatorExamples
