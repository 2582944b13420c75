import type { Scene } from '../../engine/define/index.ts'
import { bearing } from './bearing.ts'
import { cycleValues, demandRows, indexingCycle, indexingItems } from './indexing.ts'
import { balanced, uprightLoads, weight } from './upright.ts'

const inertiaSource = 'Siemens SINAMICS S200 manual, moments of inertia'

/** Horizontal hollow cylinder or ring; without a bore, a solid disc. */
export const ring = {
  name: 'ring',
  axis: 'vertical',
  motion: 'indexing',
  picture: 'scene-ring',
  items: {
    rotatingMass: { symbol: 'm', unit: 'kg', default: 20, min: 0.001, max: 100_000 },
    outerDiameter: { symbol: 'D', unit: 'mm', default: 300, min: 1, max: 10_000 },
    innerDiameter: { symbol: 'd', unit: 'mm', default: 200, min: 0, exclusiveMax: 'outerDiameter' },
    ...indexingItems({ angle: 120, indexTime: 1, accelerationTime: 0.3, dwellTime: 1 }),
  },
  assumptions: bearing,
  values: {
    totalInertia: {
      symbol: 'J',
      unit: 'kg*m^2',
      value: 'rotatingMass * (pow(outerDiameter / 1000[mm/m], 2) + pow(innerDiameter / 1000[mm/m], 2)) / 8',
      formula: 'J = m (D² + d²) / 8',
      source: inertiaSource,
    },
    ...cycleValues,
    ...uprightLoads,
    axialLoad: weight,
    momentLoad: balanced,
  },
  rows: demandRows,
  cycle: indexingCycle,
} as const satisfies Scene
