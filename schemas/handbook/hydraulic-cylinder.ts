import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'F = p A, v = Q / A'

/** Hydraulic cylinder with one rod, without losses: force and speed when it extends and when it retracts, and the power of the oil. */
export const hydraulicCylinder = defineCalculator({
  id: 9423,
  name: 'hydraulicCylinder',
  place: { group: 'linear', drawing: 'ElectricCylinder' },
  fields: {
    bore: number({ unit: 'mm', min: 5, max: 2000 }),
    rod: number({ unit: 'mm', min: 0, exclusiveMax: 'bore' }),
    pressure: number({ unit: 'bar', exclusiveMin: 0, max: 1000 }),
    flow: number({ unit: 'cm^3/s', exclusiveMin: 0, max: 1e6 }),
  },
  derived: {
    piston: { unit: 'mm^2', value: 'pi / 4 * pow(bore, 2)', symbol: 'A', source, digits: 4 },
    ring: { unit: 'mm^2', value: 'piston - pi / 4 * pow(rod, 2)', symbol: 'Ar', source, digits: 4 },
    push: { unit: 'kN', value: 'pressure / 10[bar/MPa] * piston / 1000[N/kN]', symbol: 'F1', source, digits: 4 },
    pull: { unit: 'kN', value: 'pressure / 10[bar/MPa] * ring / 1000[N/kN]', symbol: 'F2', source, digits: 4 },
    extending: { unit: 'mm/s', value: 'flow * 1000[mm^3/cm^3] / piston', symbol: 'v1', source, digits: 4 },
    retracting: { unit: 'mm/s', value: 'flow * 1000[mm^3/cm^3] / ring', symbol: 'v2', source, digits: 4 },
    power: { unit: 'kW', value: 'push * extending / 1000[mm/m]', symbol: 'P', source, digits: 4 },
  },
  layout: [section('cylinder', ['bore', 'rod', 'piston', 'ring']), section('oil', ['pressure', 'flow'])],
  results: { values: ['push', 'pull', 'extending', 'retracting', 'power'] },
})

export const texts = {
  en: {
    class: { name: 'Hydraulic cylinder', note: 'Force and speed both ways, without losses' },
    sections: { cylinder: 'Cylinder', oil: 'Oil' },
    bore: { label: 'Piston diameter' },
    rod: { label: 'Rod diameter' },
    pressure: { label: 'Pressure' },
    flow: { label: 'Volume flow' },
    piston: { label: 'Piston area' },
    ring: { label: 'Ring area' },
    push: { label: 'Force when extending' },
    pull: { label: 'Force when retracting' },
    extending: { label: 'Speed when extending' },
    retracting: { label: 'Speed when retracting' },
    power: { label: 'Power of the oil' },
  },
  'zh-Hans': {
    class: { name: '液压缸', note: '双向的力和速度，不计损失' },
    sections: { cylinder: '液压缸', oil: '油液' },
    bore: { label: '活塞直径' },
    rod: { label: '活塞杆直径' },
    pressure: { label: '压力' },
    flow: { label: '体积流量' },
    piston: { label: '活塞面积' },
    ring: { label: '环形面积' },
    push: { label: '伸出力' },
    pull: { label: '缩回力' },
    extending: { label: '伸出速度' },
    retracting: { label: '缩回速度' },
    power: { label: '油液功率' },
  },
  es: {
    class: { name: 'Cilindro hidráulico', note: 'Fuerza y velocidad en ambos sentidos, sin pérdidas' },
    sections: { cylinder: 'Cilindro', oil: 'Aceite' },
    bore: { label: 'Diámetro del émbolo' },
    rod: { label: 'Diámetro del vástago' },
    pressure: { label: 'Presión' },
    flow: { label: 'Caudal' },
    piston: { label: 'Sección del émbolo' },
    ring: { label: 'Sección anular' },
    push: { label: 'Fuerza al salir' },
    pull: { label: 'Fuerza al entrar' },
    extending: { label: 'Velocidad al salir' },
    retracting: { label: 'Velocidad al entrar' },
    power: { label: 'Potencia del aceite' },
  },
  ru: {
    class: { name: 'Гидроцилиндр', note: 'Сила и скорость в обе стороны, без потерь' },
    sections: { cylinder: 'Цилиндр', oil: 'Масло' },
    bore: { label: 'Диаметр поршня' },
    rod: { label: 'Диаметр штока' },
    pressure: { label: 'Давление' },
    flow: { label: 'Объёмный расход' },
    piston: { label: 'Площадь поршня' },
    ring: { label: 'Кольцевая площадь' },
    push: { label: 'Сила при выдвижении' },
    pull: { label: 'Сила при втягивании' },
    extending: { label: 'Скорость выдвижения' },
    retracting: { label: 'Скорость втягивания' },
    power: { label: 'Мощность масла' },
  },
}

/** Read at qammunity.org/12221952: a bore of 75 mm, a rod of 14 mm, 5 MPa and 200 000 mm³/s; its forces are of areas rounded to mm². */
export const examples = {
  init: {},
  fresh: {
    'bore.min': 5,
    'bore.max': 2000,
    'rod.min': 0,
    'pressure.exclusiveMin': 0,
    'pressure.max': 1000,
    'flow.exclusiveMin': 0,
    'flow.max': 1e6,
  },
  cases: [
    {
      name: 'A double-acting cylinder, qammunity.org/12221952',
      inputs: { bore: 75, rod: 14, pressure: 50, flow: 200 },
      printed: { piston: '4418', ring: '4264', push: '22.09', pull: '21.32', extending: '45.3', retracting: '46.9' },
      shows: { power: 1, 'rod.exclusiveMax': 75 },
    },
  ],
} satisfies CalculatorExamples
