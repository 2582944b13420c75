import type { Scene } from '../../engine/define/index.ts'
import { bearing } from './bearing.ts'
import { cycleValues, demandRows, indexingCycle, indexingItems } from './indexing.ts'
import { uprightLoads } from './upright.ts'

const loadSource = 'Harmonic Drive FHA series manual p. 23'

/** Horizontal table with a pressing force at a radius during standstill. */
export const press = {
  name: 'press',
  axis: 'vertical',
  motion: 'indexing',
  picture: 'scene-press',
  items: {
    rotatingMass: { symbol: 'm', unit: 'kg', default: 25, min: 0.001, max: 100_000 },
    tableDiameter: { symbol: 'D', unit: 'mm', default: 500, min: 1, max: 10_000 },
    pressForce: { symbol: 'F', unit: 'N', default: 800, min: 0, max: 10_000_000 },
    pressRadius: { symbol: 'R', unit: 'mm', default: 150, min: 0, max: 10_000 },
    ...indexingItems({ angle: 60, indexTime: 0.6, accelerationTime: 0.2, dwellTime: 2.4 }),
  },
  assumptions: bearing,
  values: {
    totalInertia: {
      symbol: 'J',
      unit: 'kg*m^2',
      value: 'rotatingMass * pow(tableDiameter / 1000[mm/m], 2) / 8',
      formula: 'J = m D² / 8',
      source: 'Siemens SINAMICS S200 manual, moments of inertia',
    },
    ...cycleValues,
    ...uprightLoads,
    axialLoad: { symbol: 'Fa', unit: 'N', value: 'rotatingMass * gravity + pressForce', formula: 'Fa = m g + F', source: loadSource },
    momentLoad: {
      symbol: 'M',
      unit: 'N*m',
      value: 'pressForce * pressRadius / 1000[mm/m]',
      formula: 'M = F R',
      source: loadSource,
    },
  },
  rows: demandRows,
  cycle: indexingCycle,
} as const satisfies Scene
