import type { Scene } from '../../engine/define/index.ts'
import { bearing } from './bearing.ts'
import { cycleValues, demandRows, indexingCycle, indexingItems } from './indexing.ts'
import { swingSource, swung } from './swing.ts'
import { uprightLoads, weight } from './upright.ts'

const inertiaSource = 'IAI RS series manual, moments of inertia'

/** Horizontal rectangular plate with one compact mass off the axis. */
export const plate = {
  name: 'plate',
  axis: 'vertical',
  motion: 'indexing',
  picture: 'scene-plate',
  items: {
    plateMass: { symbol: 'mp', unit: 'kg', default: 12, min: 0.001, max: 100_000 },
    plateLength: { symbol: 'a', unit: 'mm', default: 600, min: 1, max: 10_000 },
    plateWidth: { symbol: 'b', unit: 'mm', default: 400, min: 1, max: 10_000 },
    offsetMass: { symbol: 'me', unit: 'kg', default: 3, min: 0, max: 100_000 },
    offsetRadius: { symbol: 'R', unit: 'mm', default: 200, min: 0, max: 10_000 },
    ...indexingItems({ angle: 90, indexTime: 0.8, accelerationTime: 0.25, dwellTime: 1.2 }),
  },
  assumptions: bearing,
  values: {
    plateInertia: {
      symbol: 'Jp',
      unit: 'kg*m^2',
      value: 'plateMass * (pow(plateLength / 1000[mm/m], 2) + pow(plateWidth / 1000[mm/m], 2)) / 12',
      formula: 'Jp = mp (a² + b²) / 12',
      source: inertiaSource,
    },
    totalInertia: {
      symbol: 'J',
      unit: 'kg*m^2',
      value: 'plateInertia + offsetMass * pow(offsetRadius / 1000[mm/m], 2)',
      formula: 'J = Jp + me R²',
      source: inertiaSource,
    },
    rotatingMass: { symbol: 'm', unit: 'kg', value: 'plateMass + offsetMass', formula: 'm = mp + me', source: inertiaSource },
    ...cycleValues,
    ...uprightLoads,
    axialLoad: weight,
    radialLoad: {
      symbol: 'Fr',
      unit: 'N',
      value: swung('offsetMass', 'offsetRadius'),
      formula: 'Fr = me R √(ω⁴ + α²)',
      source: swingSource,
    },
    momentLoad: {
      symbol: 'M',
      unit: 'N*m',
      value: 'offsetMass * gravity * offsetRadius / 1000[mm/m]',
      formula: 'M = me g R',
      source: 'Harmonic Drive FHA series manual p. 23',
    },
  },
  rows: demandRows,
  cycle: indexingCycle,
} as const satisfies Scene
