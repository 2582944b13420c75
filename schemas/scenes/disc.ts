import type { Scene } from '../../engine/define/index.ts'
import { bearing } from './bearing.ts'
import { cycleValues, demandRows, indexingCycle, indexingItems } from './indexing.ts'
import { swingSource, swung } from './swing.ts'
import { uprightLoads, weight } from './upright.ts'

const inertiaSource = 'Siemens SINAMICS S200 manual, moments of inertia'

/** Horizontal table with equal workpieces evenly spaced on a circle. */
export const disc = {
  name: 'disc',
  axis: 'vertical',
  motion: 'indexing',
  picture: 'scene-disc',
  items: {
    tableDiameter: { symbol: 'D', unit: 'mm', default: 400, min: 1, max: 10_000 },
    tableThickness: { symbol: 'h', unit: 'mm', default: 20, min: 0.1, max: 1000 },
    tableDensity: { symbol: 'ρ', unit: 'kg/m^3', default: 2700, min: 1, max: 25_000 },
    workpieceCount: { symbol: 'n', unit: '', default: 8, min: 0, max: 1000, step: 1 },
    workpieceMass: { symbol: 'mw', unit: 'kg', default: 0.5, min: 0, max: 10_000 },
    workpieceDiameter: { symbol: 'd', unit: 'mm', default: 50, min: 0, max: 5000 },
    pitchRadius: { symbol: 'R', unit: 'mm', default: 150, min: 0, max: 10_000 },
    ...indexingItems({ angle: 45, indexTime: 0.5, accelerationTime: 0.15, dwellTime: 1.5 }),
  },
  assumptions: bearing,
  values: {
    tableMass: {
      symbol: 'mt',
      unit: 'kg',
      value: '0.7853981633974483 * pow(tableDiameter / 1000[mm/m], 2) * tableThickness / 1000[mm/m] * tableDensity',
      formula: 'mt = (π / 4) D² h ρ',
      source: inertiaSource,
    },
    tableInertia: {
      symbol: 'Jt',
      unit: 'kg*m^2',
      value: 'tableMass * pow(tableDiameter / 1000[mm/m], 2) / 8',
      formula: 'Jt = mt D² / 8',
      source: inertiaSource,
    },
    workpiecesInertia: {
      symbol: 'Jw',
      unit: 'kg*m^2',
      value: 'workpieceCount * workpieceMass * (pow(workpieceDiameter / 1000[mm/m], 2) / 8 + pow(pitchRadius / 1000[mm/m], 2))',
      formula: 'Jw = n mw (d² / 8 + R²)',
      source: inertiaSource,
    },
    totalInertia: { symbol: 'J', unit: 'kg*m^2', value: 'tableInertia + workpiecesInertia', formula: 'J = Jt + Jw', source: inertiaSource },
    rotatingMass: {
      symbol: 'm',
      unit: 'kg',
      value: 'tableMass + workpieceCount * workpieceMass',
      formula: 'm = mt + n mw',
      source: inertiaSource,
    },
    ...cycleValues,
    ...uprightLoads,
    axialLoad: weight,
    radialLoad: {
      symbol: 'Fr',
      unit: 'N',
      value: `workpieceCount == 1 ? ${swung('workpieceMass', 'pitchRadius')} : 0[N]`,
      formula: 'Fr = mw R √(ω⁴ + α²); forOneWorkpiece',
      source: swingSource,
    },
    momentLoad: {
      symbol: 'M',
      unit: 'N*m',
      value: 'workpieceCount == 1 ? workpieceMass * gravity * pitchRadius / 1000[mm/m] : 0[N*m]',
      formula: 'M = mw g R; forOneWorkpiece',
      source: 'Harmonic Drive FHA series manual p. 23',
    },
  },
  rows: demandRows,
  cycle: indexingCycle,
} as const satisfies Scene
