import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'U. C. Jindal, Machine Design, ch. 15'

/** Solid shaft in torsion: torque, and the diameter that stress and twist each ask for. */
export const shaftTorsion = defineCalculator({
  id: 9412,
  name: 'shaftTorsion',
  place: { group: 'rotary', drawing: 'GearUnit' },
  fields: {
    power: number({ unit: 'kW', exclusiveMin: 0, max: 100_000 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 100_000 }),
    stress: number({ unit: 'MPa', exclusiveMin: 0, max: 2000 }),
    length: number({ unit: 'mm', exclusiveMin: 0, max: 20_000 }),
    shear: number({ unit: 'GPa', min: 1, max: 200 }),
    twist: number({ unit: 'deg', exclusiveMin: 0, max: 10 }),
  },
  derived: {
    torque: { unit: 'N*m', value: 'power * 1000[W/kW] * 60[rpm*s] / (2 * pi * turns)', symbol: 'T', source, digits: 4 },
    byStress: { unit: 'mm', value: 'root(16 * torque * 1000[mm/m] / (pi * stress), 3)', symbol: 'dτ', source, digits: 4 },
    byTwist: {
      unit: 'mm',
      value: 'root(32 * torque * 1000[mm/m] * length / (pi * shear * 1000[MPa/GPa] * twist * pi / 180[deg]), 4)',
      symbol: 'dθ',
      source,
      digits: 4,
    },
    needed: { unit: 'mm', value: 'max(byStress, byTwist)', symbol: 'd', source, digits: 4 },
  },
  layout: [section('drive', ['power', 'turns', 'torque']), section('shaft', ['stress', 'length', 'shear', 'twist'])],
  results: { values: ['needed', 'byStress', 'byTwist'] },
})

export const texts = {
  en: {
    class: { name: 'Shaft in torsion', note: 'Diameter of a solid shaft by stress and by twist' },
    sections: { drive: 'Drive', shaft: 'Shaft' },
    power: { label: 'Power' },
    turns: { label: 'Speed' },
    stress: { label: 'Permissible shear stress' },
    length: { label: 'Length that twists' },
    shear: { label: 'Modulus of rigidity' },
    twist: { label: 'Permissible twist' },
    torque: { label: 'Torque' },
    byStress: { label: 'Diameter by stress' },
    byTwist: { label: 'Diameter by twist' },
    needed: { label: 'Diameter needed' },
  },
  'zh-Hans': {
    class: { name: '受扭轴', note: '按应力和扭转角确定实心轴直径' },
    sections: { drive: '传动', shaft: '轴' },
    power: { label: '功率' },
    turns: { label: '转速' },
    stress: { label: '许用切应力' },
    length: { label: '受扭长度' },
    shear: { label: '切变模量' },
    twist: { label: '许用扭转角' },
    torque: { label: '转矩' },
    byStress: { label: '按应力的直径' },
    byTwist: { label: '按扭转角的直径' },
    needed: { label: '所需直径' },
  },
  es: {
    class: { name: 'Eje a torsión', note: 'Diámetro de un eje macizo por tensión y por ángulo de torsión' },
    sections: { drive: 'Accionamiento', shaft: 'Eje' },
    power: { label: 'Potencia' },
    turns: { label: 'Velocidad' },
    stress: { label: 'Tensión de cortadura admisible' },
    length: { label: 'Longitud sometida a torsión' },
    shear: { label: 'Módulo de rigidez' },
    twist: { label: 'Ángulo de torsión admisible' },
    torque: { label: 'Par' },
    byStress: { label: 'Diámetro por tensión' },
    byTwist: { label: 'Diámetro por ángulo de torsión' },
    needed: { label: 'Diámetro necesario' },
  },
  ru: {
    class: { name: 'Вал при кручении', note: 'Диаметр сплошного вала по напряжению и по углу закручивания' },
    sections: { drive: 'Привод', shaft: 'Вал' },
    power: { label: 'Мощность' },
    turns: { label: 'Частота вращения' },
    stress: { label: 'Допускаемое касательное напряжение' },
    length: { label: 'Закручиваемая длина' },
    shear: { label: 'Модуль сдвига' },
    twist: { label: 'Допускаемый угол закручивания' },
    torque: { label: 'Крутящий момент' },
    byStress: { label: 'Диаметр по напряжению' },
    byTwist: { label: 'Диаметр по закручиванию' },
    needed: { label: 'Нужный диаметр' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Machine_Design_by_U.C._Jindal/Ch15_2: a yield stress of
 * 460 MPa times 0.3, divided by a stress concentration of 2.84, and a twist of π/3600.
 */
export const examples = {
  init: {},
  fresh: {
    'power.exclusiveMin': 0,
    'power.max': 100_000,
    'turns.exclusiveMin': 0,
    'turns.max': 100_000,
    'stress.exclusiveMin': 0,
    'stress.max': 2000,
    'length.exclusiveMin': 0,
    'length.max': 20_000,
    'shear.min': 1,
    'shear.max': 200,
    'twist.exclusiveMin': 0,
    'twist.max': 10,
  },
  cases: [
    {
      name: 'Jindal, example 15-4, page 422: 24 kW',
      inputs: { power: 24, turns: 400, stress: 48.5915493, length: 120, shear: 84, twist: 0.05 },
      printed: { byStress: '39.16', byTwist: '55.6' },
      shows: { torque: 572.957795, needed: 55.5961005 },
    },
    {
      name: 'Jindal, example 15-4, page 422: 10 kW',
      inputs: { power: 10, turns: 400, stress: 48.5915493, length: 120, shear: 84, twist: 0.05 },
      printed: { byStress: '29.25', byTwist: '44.67' },
      typed: { twist: { '10': { needed: 29.2487236 } } },
    },
  ],
} satisfies CalculatorExamples
