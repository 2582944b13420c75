import { defineCalculator, number, section } from '../../engine/define/index.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

const source = 'R. S. Khurmi, J. K. Gupta, Theory of Machines, ch. 16'

/** Flywheel that evens out a fluctuation of energy: moment of inertia, mass at a radius of gyration, stored energy, and the two speeds. */
export const flywheel = defineCalculator({
  id: 9419,
  name: 'flywheel',
  place: { group: 'rotary', drawing: 'RotatingPlatform' },
  fields: {
    fluctuation: number({ unit: 'J', exclusiveMin: 0, max: 1e8 }),
    turns: number({ unit: 'rpm', exclusiveMin: 0, max: 50_000 }),
    steadiness: number({ unit: '%', exclusiveMin: 0, max: 50 }),
    gyration: number({ unit: 'mm', exclusiveMin: 0, max: 10_000 }),
  },
  derived: {
    angular: { unit: '1/s', value: '2 * pi * turns / 60[rpm*s]', shown: false },
    inertia: { unit: 'kg*m^2', value: 'fluctuation / (pow(angular, 2) * steadiness / 100[%])', symbol: 'I', source, digits: 4 },
    mass: { unit: 'kg', value: 'inertia / pow(gyration / 1000[mm/m], 2)', symbol: 'm', source, digits: 4 },
    energy: { unit: 'J', value: 'inertia * pow(angular, 2) / 2', symbol: 'E', source, digits: 4 },
    fast: { unit: 'rpm', value: 'turns * (1 + steadiness / 200[%])', symbol: 'nmax', source, digits: 5 },
    slow: { unit: 'rpm', value: 'turns * (1 - steadiness / 200[%])', symbol: 'nmin', source, digits: 5 },
  },
  layout: [section('machine', ['fluctuation', 'turns', 'steadiness']), section('wheel', ['gyration'])],
  results: { values: ['mass', 'inertia', 'energy', 'fast', 'slow'] },
})

export const texts = {
  en: {
    class: { name: 'Flywheel', note: 'Inertia and mass for a steadiness of speed' },
    sections: { machine: 'Machine', wheel: 'Wheel' },
    fluctuation: { label: 'Greatest fluctuation of energy' },
    turns: { label: 'Mean speed' },
    steadiness: { label: 'Coefficient of fluctuation of speed', hint: 'Greatest less least speed, of the mean' },
    gyration: { label: 'Radius of gyration' },
    inertia: { label: 'Moment of inertia' },
    mass: { label: 'Mass' },
    energy: { label: 'Stored energy' },
    fast: { label: 'Greatest speed' },
    slow: { label: 'Least speed' },
  },
  'zh-Hans': {
    class: { name: '飞轮', note: '按速度不均匀系数求转动惯量和质量' },
    sections: { machine: '机器', wheel: '飞轮' },
    fluctuation: { label: '最大盈亏功' },
    turns: { label: '平均转速' },
    steadiness: { label: '速度不均匀系数', hint: '最大与最小转速之差，相对平均转速' },
    gyration: { label: '回转半径' },
    inertia: { label: '转动惯量' },
    mass: { label: '质量' },
    energy: { label: '储存能量' },
    fast: { label: '最大转速' },
    slow: { label: '最小转速' },
  },
  es: {
    class: { name: 'Volante de inercia', note: 'Inercia y masa para una regularidad de giro' },
    sections: { machine: 'Máquina', wheel: 'Volante' },
    fluctuation: { label: 'Fluctuación máxima de energía' },
    turns: { label: 'Velocidad media' },
    steadiness: { label: 'Coeficiente de fluctuación de velocidad', hint: 'Velocidad máxima menos mínima, de la media' },
    gyration: { label: 'Radio de giro' },
    inertia: { label: 'Momento de inercia' },
    mass: { label: 'Masa' },
    energy: { label: 'Energía almacenada' },
    fast: { label: 'Velocidad máxima' },
    slow: { label: 'Velocidad mínima' },
  },
  ru: {
    class: { name: 'Маховик', note: 'Момент инерции и масса по неравномерности хода' },
    sections: { machine: 'Машина', wheel: 'Маховик' },
    fluctuation: { label: 'Наибольшее колебание энергии' },
    turns: { label: 'Средняя частота вращения' },
    steadiness: { label: 'Коэффициент неравномерности', hint: 'Наибольшая скорость минус наименьшая, от средней' },
    gyration: { label: 'Радиус инерции' },
    inertia: { label: 'Момент инерции' },
    mass: { label: 'Масса' },
    energy: { label: 'Запасённая энергия' },
    fast: { label: 'Наибольшая частота' },
    slow: { label: 'Наименьшая частота' },
  },
}

/**
 * Read in the FOSSEE companion of the book: github.com/FOSSEE/Python-Textbook-Companions, Theory_Of_Machines_by_R._S._Khurmi_And_J._K._Gupta/ch16: the
 * fluctuation is a triangle of 1125 N·m by π 1125/2000 rad.
 */
export const examples = {
  init: {},
  fresh: {
    'fluctuation.exclusiveMin': 0,
    'fluctuation.max': 1e8,
    'turns.exclusiveMin': 0,
    'turns.max': 50_000,
    'steadiness.exclusiveMin': 0,
    'steadiness.max': 50,
    'gyration.exclusiveMin': 0,
    'gyration.max': 10_000,
  },
  cases: [
    {
      name: 'Khurmi and Gupta, example 16.7, page 578',
      inputs: { fluctuation: 994.019551, turns: 100, steadiness: 1.5, gyration: 1750 },
      printed: { mass: '197.3' },
      shows: { inertia: 604.291425, energy: 33_133.985, fast: 100.75, slow: 99.25 },
    },
  ],
} satisfies CalculatorExamples
