import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'S. S. Bhavikatti, Strength of Materials, ch. 5'

/** Simply supported beam with one point load: reactions, moment, and deflection at the load and where it is largest. */
export const simpleBeam = defineCalculator({
  id: 9410,
  name: 'simpleBeam',
  place: { group: 'linear', drawing: 'BallRail' },
  fields: {
    span: number({ unit: 'mm', exclusiveMin: 0, max: 50_000 }),
    modulus: number({ unit: 'GPa', min: 1, max: 500 }),
    inertia: number({ unit: 'cm^4', exclusiveMin: 0, max: 1e7 }),
    force: number({ unit: 'kN', exclusiveMin: 0, max: 10_000 }),
    distance: number({ unit: 'mm', exclusiveMin: 0, exclusiveMax: 'span' }),
  },
  derived: {
    rest: { unit: 'mm', value: 'span - distance', shown: false },
    near: { unit: 'mm', value: 'min(distance, rest)', shown: false },
    stiffness: { unit: 'N*mm^2', value: 'modulus * 1000[MPa/GPa] * inertia * 10000[mm^4/cm^4]', shown: false },
    left: { unit: 'kN', value: 'force * rest / span', symbol: 'A', source: 'Equilibrium', digits: 4 },
    right: { unit: 'kN', value: 'force * distance / span', symbol: 'B', source: 'Equilibrium', digits: 4 },
    moment: { unit: 'kN*m', value: 'left * distance / 1000[mm/m]', symbol: 'M', source: 'Equilibrium', digits: 4 },
    atLoad: {
      unit: 'mm',
      value: 'force * 1000[N/kN] * pow(distance, 2) * pow(rest, 2) / (3 * stiffness * span)',
      symbol: 'yF',
      source,
      digits: 4,
    },
    reach: { unit: 'mm', value: 'sqrt((pow(span, 2) - pow(near, 2)) / 3)', symbol: 'x', source, digits: 4 },
    most: { unit: 'mm', value: 'force * 1000[N/kN] * near * pow(reach, 3) / (3 * stiffness * span)', symbol: 'ymax', source, digits: 4 },
  },
  layout: [section('beam', ['span', 'modulus', 'inertia']), section('load', ['force', 'distance'])],
  results: { values: ['most', 'reach', 'atLoad', 'moment', 'left', 'right'] },
})

export const texts = {
  en: {
    class: { name: 'Simply supported beam', note: 'Deflection, moment and reactions under a point load' },
    sections: { beam: 'Beam', load: 'Load' },
    span: { label: 'Span' },
    modulus: { label: 'Modulus of elasticity' },
    inertia: { label: 'Second moment of area' },
    force: { label: 'Force' },
    distance: { label: 'Distance from the left support' },
    left: { label: 'Reaction at the left' },
    right: { label: 'Reaction at the right' },
    moment: { label: 'Greatest moment' },
    atLoad: { label: 'Deflection at the load' },
    reach: { label: 'Its place', hint: 'From the support that is farther from the load' },
    most: { label: 'Greatest deflection' },
  },
  'zh-Hans': {
    class: { name: '简支梁', note: '集中载荷下的挠度、弯矩和支反力' },
    sections: { beam: '梁', load: '载荷' },
    span: { label: '跨度' },
    modulus: { label: '弹性模量' },
    inertia: { label: '截面惯性矩' },
    force: { label: '力' },
    distance: { label: '至左支座的距离' },
    left: { label: '左支反力' },
    right: { label: '右支反力' },
    moment: { label: '最大弯矩' },
    atLoad: { label: '载荷处挠度' },
    reach: { label: '其位置', hint: '自距载荷较远的支座量起' },
    most: { label: '最大挠度' },
  },
  es: {
    class: { name: 'Viga apoyada', note: 'Flecha, momento y reacciones con una carga puntual' },
    sections: { beam: 'Viga', load: 'Carga' },
    span: { label: 'Luz' },
    modulus: { label: 'Módulo de elasticidad' },
    inertia: { label: 'Momento de inercia de la sección' },
    force: { label: 'Fuerza' },
    distance: { label: 'Distancia al apoyo izquierdo' },
    left: { label: 'Reacción izquierda' },
    right: { label: 'Reacción derecha' },
    moment: { label: 'Momento máximo' },
    atLoad: { label: 'Flecha en la carga' },
    reach: { label: 'Su lugar', hint: 'Desde el apoyo más alejado de la carga' },
    most: { label: 'Flecha máxima' },
  },
  ru: {
    class: { name: 'Балка на двух опорах', note: 'Прогиб, момент и реакции от сосредоточенной силы' },
    sections: { beam: 'Балка', load: 'Нагрузка' },
    span: { label: 'Пролёт' },
    modulus: { label: 'Модуль упругости' },
    inertia: { label: 'Момент инерции сечения' },
    force: { label: 'Сила' },
    distance: { label: 'Расстояние от левой опоры' },
    left: { label: 'Реакция слева' },
    right: { label: 'Реакция справа' },
    moment: { label: 'Наибольший момент' },
    atLoad: { label: 'Прогиб под силой' },
    reach: { label: 'Его место', hint: 'От опоры, которая дальше от силы' },
    most: { label: 'Наибольший прогиб' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Strength_Of_Materials_by_S_S_Bhavikatti/chapter_05:
 * E = 200 GPa, I = 15·10⁻⁶ m⁴; it prints 0.0232 and 0.0213, which are metres.
 */
export const examples = {
  init: {},
  fresh: {
    'span.exclusiveMin': 0,
    'span.max': 50_000,
    'modulus.min': 1,
    'modulus.max': 500,
    'inertia.exclusiveMin': 0,
    'inertia.max': 1e7,
    'force.exclusiveMin': 0,
    'force.max': 10_000,
    'distance.exclusiveMin': 0,
  },
  cases: [
    {
      name: 'Bhavikatti, example 5.5.10, page 201',
      inputs: { span: 6000, modulus: 200, inertia: 1500, force: 18, distance: 4000 },
      printed: { most: '23.2', atLoad: '21.3' },
      shows: { reach: 3265.98632, moment: 24, left: 6, right: 12, 'distance.exclusiveMax': 6000 },
      typed: { distance: { '2000': { most: 23.2247916, left: 12 } } },
    },
  ],
} satisfies CalculatorExamples
