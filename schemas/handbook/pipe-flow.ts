import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'Y. A. Cengel, J. M. Cimbala, Fluid Mechanics, ch. 8'
const colebrook = 'Colebrook and White, from Swamee and Jain in two steps'

/**
 * Pressure drop of a straight pipe by Darcy and Weisbach. Laminar up to a Reynolds number of 2300, turbulent from 4000; between them the friction
 * factor is not known.
 */
export const pipeFlow = defineCalculator({
  id: 9421,
  name: 'pipeFlow',
  place: { group: 'system', drawing: 'StorageTank' },
  fields: {
    density: number({ unit: 'kg/m^3', exclusiveMin: 0, max: 20_000 }),
    viscosity: number({ unit: 'mPa*s', exclusiveMin: 0, max: 100_000 }),
    velocity: number({ unit: 'm/s', exclusiveMin: 0, max: 100 }),
    bore: number({ unit: 'mm', exclusiveMin: 0, max: 5000 }),
    length: number({ unit: 'm', exclusiveMin: 0, max: 100_000 }),
    roughness: number({ unit: 'mm', min: 0, max: 'bore / 20' }),
  },
  derived: {
    reynolds: {
      value: 'density * velocity * bore / 1000[mm/m] / (viscosity / 1000[mPa/Pa])',
      symbol: 'Re',
      source,
      digits: 5,
    },
    rough: { value: 'roughness / bore / 3.7', shown: false },
    first: { value: '0.25 / pow(log10(rough + 5.74 / pow(reynolds, 0.9)), 2)', shown: false, source: 'Swamee and Jain' },
    second: { value: '0.25 / pow(log10(rough + 2.51 / (reynolds * sqrt(first))), 2)', shown: false, source: colebrook },
    turbulent: { value: '0.25 / pow(log10(rough + 2.51 / (reynolds * sqrt(second))), 2)', shown: false, source: colebrook },
    friction: {
      value: 'reynolds <= 2300 ? 64 / reynolds : turbulent',
      symbol: 'f',
      source: `64 / Re where laminar; ${colebrook}`,
      digits: 3,
    },
    drop: {
      unit: 'kPa',
      value: 'friction * length * 1000[mm/m] / bore * density * pow(velocity, 2) / 2 / 1000[Pa/kPa]',
      symbol: 'Δp',
      source: 'Darcy and Weisbach',
      digits: 4,
    },
    head: { unit: 'm', value: 'drop * 1000[Pa/kPa] / (density * 9.80665[m/s^2])', symbol: 'hL', source, digits: 3 },
    flow: { unit: 'm^3/h', value: 'pi / 4 * pow(bore / 1000[mm/m], 2) * velocity * 3600[s/h]', symbol: 'Q', source, digits: 4 },
    power: { unit: 'kW', value: 'flow / 3600[s/h] * drop * 1000[Pa/kPa] / 1000[W/kW]', symbol: 'P', source, digits: 4 },
  },
  rules: { known: { holds: 'reynolds <= 2300 || reynolds >= 4000', at: ['velocity', 'bore', 'viscosity'] } },
  layout: [section('fluid', ['density', 'viscosity', 'velocity']), section('pipe', ['bore', 'length', 'roughness', 'reynolds', 'flow'])],
  results: { values: ['drop', 'head', 'friction', 'power'] },
})

export const texts = {
  en: {
    class: { name: 'Pressure drop of a pipe', note: 'Friction, head loss and power in a straight pipe' },
    sections: { fluid: 'Fluid', pipe: 'Pipe' },
    density: { label: 'Density' },
    viscosity: { label: 'Dynamic viscosity' },
    velocity: { label: 'Mean velocity' },
    bore: { label: 'Inside diameter' },
    length: { label: 'Length' },
    roughness: { label: 'Roughness' },
    reynolds: { label: 'Reynolds number' },
    friction: { label: 'Friction factor' },
    drop: { label: 'Pressure drop' },
    head: { label: 'Head loss' },
    flow: { label: 'Volume flow' },
    power: { label: 'Power lost in the pipe' },
    rules: { known: 'At a Reynolds number of {reynolds}, between 2300 and 4000, the friction factor is not known.' },
  },
  'zh-Hans': {
    class: { name: '管道压降', note: '直管的摩擦系数、水头损失和功率' },
    sections: { fluid: '流体', pipe: '管道' },
    density: { label: '密度' },
    viscosity: { label: '动力黏度' },
    velocity: { label: '平均流速' },
    bore: { label: '内径' },
    length: { label: '长度' },
    roughness: { label: '粗糙度' },
    reynolds: { label: '雷诺数' },
    friction: { label: '摩擦系数' },
    drop: { label: '压降' },
    head: { label: '水头损失' },
    flow: { label: '体积流量' },
    power: { label: '管内损失功率' },
    rules: { known: '雷诺数 {reynolds} 在 2300 与 4000 之间，摩擦系数不确定。' },
  },
  es: {
    class: { name: 'Pérdida de presión de un tubo', note: 'Rozamiento, pérdida de carga y potencia en un tubo recto' },
    sections: { fluid: 'Fluido', pipe: 'Tubo' },
    density: { label: 'Densidad' },
    viscosity: { label: 'Viscosidad dinámica' },
    velocity: { label: 'Velocidad media' },
    bore: { label: 'Diámetro interior' },
    length: { label: 'Longitud' },
    roughness: { label: 'Rugosidad' },
    reynolds: { label: 'Número de Reynolds' },
    friction: { label: 'Factor de fricción' },
    drop: { label: 'Pérdida de presión' },
    head: { label: 'Pérdida de carga' },
    flow: { label: 'Caudal' },
    power: { label: 'Potencia perdida en el tubo' },
    rules: { known: 'Con un número de Reynolds de {reynolds}, entre 2300 y 4000, el factor de fricción no se conoce.' },
  },
  ru: {
    class: { name: 'Потеря давления в трубе', note: 'Трение, потеря напора и мощность в прямой трубе' },
    sections: { fluid: 'Жидкость', pipe: 'Труба' },
    density: { label: 'Плотность' },
    viscosity: { label: 'Динамическая вязкость' },
    velocity: { label: 'Средняя скорость' },
    bore: { label: 'Внутренний диаметр' },
    length: { label: 'Длина' },
    roughness: { label: 'Шероховатость' },
    reynolds: { label: 'Число Рейнольдса' },
    friction: { label: 'Коэффициент трения' },
    drop: { label: 'Потеря давления' },
    head: { label: 'Потеря напора' },
    flow: { label: 'Объёмный расход' },
    power: { label: 'Потеря мощности в трубе' },
    rules: { known: 'При числе Рейнольдса {reynolds}, между 2300 и 4000, коэффициент трения неизвестен.' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Fluid_Mechanics-Fundamentals_&_Applications_by_Yunus_A.
 * _Cengel_&_John_M_Cimbala/Chapter08_2. The third prints 96.5 kPa, with its friction factor rounded to 0.0172. Where flow is neither laminar nor
 * turbulent: engforge.io, pipe-flow-darcy-weisbach.
 */
export const examples = {
  init: {},
  fresh: {
    'density.exclusiveMin': 0,
    'density.max': 20_000,
    'viscosity.exclusiveMin': 0,
    'viscosity.max': 100_000,
    'velocity.exclusiveMin': 0,
    'velocity.max': 100,
    'bore.exclusiveMin': 0,
    'bore.max': 5000,
    'length.exclusiveMin': 0,
    'length.max': 100_000,
    'roughness.min': 0,
  },
  cases: [
    {
      name: 'Cengel and Cimbala, example 8-1, page 349: glycerin, laminar',
      inputs: { density: 1252, viscosity: 307.3, velocity: 3, bore: 40, length: 70, roughness: 0 },
      printed: { drop: '1291', power: '4.87' },
      shows: { reynolds: 488.903352, flow: 13.5716803, 'roughness.max': 2 },
    },
    {
      name: 'Cengel and Cimbala, example 8-2, page 350: water in a thin pipe, laminar',
      inputs: { density: 1000, viscosity: 1.519, velocity: 0.9, bore: 3, length: 9, roughness: 0 },
      printed: { head: '4.46', drop: '43.7' },
    },
    {
      name: 'Cengel and Cimbala, example 8-3, page 360: water in a steel pipe, turbulent',
      inputs: { density: 999, viscosity: 1.138, velocity: 3.06, bore: 50, length: 60, roughness: 0.002 },
      printed: { friction: '0.0172' },
      shows: { reynolds: 134_311.951, drop: 96.4395785, head: 9.84394412 },
    },
  ],
} satisfies CalculatorExamples
