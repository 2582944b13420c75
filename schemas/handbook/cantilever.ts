import { defineCalculator, list, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'S. S. Bhavikatti, Strength of Materials, ch. 5'

/** Cantilever with point loads: deflection of its free end by superposition, moment and shear at the wall. */
export const cantilever = defineCalculator({
  id: 9409,
  name: 'cantilever',
  place: { group: 'linear', drawing: 'BallRail' },
  fields: {
    length: number({ unit: 'mm', exclusiveMin: 0, max: 20_000 }),
    modulus: number({ unit: 'GPa', min: 1, max: 500 }),
    inertia: number({ unit: 'cm^4', exclusiveMin: 0, max: 1e7 }),
    loads: list({
      row: {
        force: number({ unit: 'kN', min: -10_000, max: 10_000 }),
        distance: number({ unit: 'mm', exclusiveMin: 0, max: 'length' }),
      },
      rowDerived: {
        sag: {
          unit: 'mm',
          value:
            'force * 1000[N/kN] * pow(distance, 2) * (3 * length - distance) / (6 * modulus * 1000[MPa/GPa] * inertia * 10000[mm^4/cm^4])',
          source,
          digits: 4,
        },
      },
      maxRows: 20,
    }),
  },
  derived: {
    deflection: { unit: 'mm', value: 'sum(loads.sag)', symbol: 'y', source, digits: 4 },
    moment: { unit: 'kN*m', value: 'sum(loads.force * loads.distance) / 1000[mm/m]', symbol: 'M', source: 'Equilibrium', digits: 4 },
    shear: { unit: 'kN', value: 'sum(loads.force)', symbol: 'V', source: 'Equilibrium', digits: 4 },
  },
  layout: [section('beam', ['length', 'modulus', 'inertia']), section('loads', ['loads'])],
  results: { values: ['deflection', 'moment', 'shear'] },
})

export const texts = {
  en: {
    class: { name: 'Cantilever', note: 'Deflection and moment under point loads' },
    sections: { beam: 'Beam', loads: 'Loads' },
    length: { label: 'Length' },
    modulus: { label: 'Modulus of elasticity' },
    inertia: { label: 'Second moment of area' },
    loads: {
      label: 'Point loads',
      force: { label: 'Force' },
      distance: { label: 'Distance from the wall' },
      sag: { label: 'Its deflection' },
    },
    deflection: { label: 'Deflection of the free end' },
    moment: { label: 'Moment at the wall' },
    shear: { label: 'Shear force at the wall' },
  },
  'zh-Hans': {
    class: { name: '悬臂梁', note: '集中载荷下的挠度和弯矩' },
    sections: { beam: '梁', loads: '载荷' },
    length: { label: '长度' },
    modulus: { label: '弹性模量' },
    inertia: { label: '截面惯性矩' },
    loads: { label: '集中载荷', force: { label: '力' }, distance: { label: '至固定端的距离' }, sag: { label: '其引起的挠度' } },
    deflection: { label: '自由端挠度' },
    moment: { label: '固定端弯矩' },
    shear: { label: '固定端剪力' },
  },
  es: {
    class: { name: 'Viga en voladizo', note: 'Flecha y momento con cargas puntuales' },
    sections: { beam: 'Viga', loads: 'Cargas' },
    length: { label: 'Longitud' },
    modulus: { label: 'Módulo de elasticidad' },
    inertia: { label: 'Momento de inercia de la sección' },
    loads: {
      label: 'Cargas puntuales',
      force: { label: 'Fuerza' },
      distance: { label: 'Distancia al empotramiento' },
      sag: { label: 'Su flecha' },
    },
    deflection: { label: 'Flecha del extremo libre' },
    moment: { label: 'Momento en el empotramiento' },
    shear: { label: 'Cortante en el empotramiento' },
  },
  ru: {
    class: { name: 'Консоль', note: 'Прогиб и момент от сосредоточенных сил' },
    sections: { beam: 'Балка', loads: 'Нагрузки' },
    length: { label: 'Длина' },
    modulus: { label: 'Модуль упругости' },
    inertia: { label: 'Момент инерции сечения' },
    loads: {
      label: 'Сосредоточенные силы',
      force: { label: 'Сила' },
      distance: { label: 'Расстояние от заделки' },
      sag: { label: 'Её прогиб' },
    },
    deflection: { label: 'Прогиб свободного конца' },
    moment: { label: 'Момент в заделке' },
    shear: { label: 'Поперечная сила в заделке' },
  },
}

/** Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Strength_Of_Materials_by_S_S_Bhavikatti/chapter_05. */
export const examples = {
  init: {},
  fresh: {
    'length.exclusiveMin': 0,
    'length.max': 20_000,
    'modulus.min': 1,
    'modulus.max': 500,
    'inertia.exclusiveMin': 0,
    'inertia.max': 1e7,
    'loads.maxRows': 20,
    'loads.0.force.min': -10_000,
    'loads.0.force.max': 10_000,
    'loads.0.distance.exclusiveMin': 0,
  },
  cases: [
    {
      name: 'Bhavikatti, example 5.5.2, page 192',
      inputs: {
        length: 3000,
        modulus: 200,
        inertia: 20_000,
        loads: [
          { force: 20, distance: 2000 },
          { force: 30, distance: 3000 },
        ],
      },
      printed: { deflection: '9.08' },
      shows: { 'loads.0.sag': 2.33333333, 'loads.1.sag': 6.75, moment: 130, shear: 50, 'loads.0.distance.max': 3000 },
    },
  ],
} satisfies CalculatorExamples
