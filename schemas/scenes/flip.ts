import type { Scene } from '../../engine/define/index.ts'
import { bearing, bearingFriction, none } from './bearing.ts'
import { cycleValues, demandRows, indexingCycle, indexingItems } from './indexing.ts'
import { swingSource, swung } from './swing.ts'

/**
 * Mass off a horizontal axis: a turnover device, or one mounted on a wall. Gravity counts as at the worst angle throughout the
 * motion.
 */
export const flip = {
  name: 'flip',
  axis: 'horizontal',
  motion: 'indexing',
  picture: 'scene-flip',
  items: {
    rotatingMass: { symbol: 'm', unit: 'kg', default: 5, min: 0.001, max: 100_000 },
    centreRadius: { symbol: 'L', unit: 'mm', default: 120, min: 0, max: 10_000 },
    ownInertia: { symbol: 'Jc', unit: 'kg*m^2', default: 0.02, min: 0, max: 100_000 },
    overhang: { symbol: 'e', unit: 'mm', default: 0, min: 0, max: 5000 },
    ...indexingItems({ angle: 180, indexTime: 1.2, accelerationTime: 0.3, dwellTime: 1.8 }),
    holdingShare: { symbol: 'h', unit: '%', default: 0, min: 0, max: 100 },
  },
  assumptions: bearing,
  values: {
    totalInertia: {
      symbol: 'J',
      unit: 'kg*m^2',
      value: 'ownInertia + rotatingMass * pow(centreRadius / 1000[mm/m], 2)',
      formula: 'J = Jc + m L²',
      source: 'Siemens SINAMICS S200 manual, moments of inertia',
    },
    ...cycleValues,
    frictionTorque: bearingFriction,
    gravityTorque: {
      symbol: 'Tg',
      unit: 'N*m',
      value: 'rotatingMass * gravity * centreRadius / 1000[mm/m]',
      formula: 'Tg = m g L',
      source: 'Honpine, choice of a rotary actuator; worst angle',
    },
    processTorque: none('Tw', 'N*m', 'nothing is worked on while it turns'),
    dwellTorque: {
      symbol: 'T4',
      unit: 'N*m',
      value: 'gravityTorque * holdingShare / 100[%]',
      formula: 'T4 = h Tg',
      source: 'Harmonic Drive CHA manual p. 67; a brake holds where h = 0',
    },
    axialLoad: none('Fa', 'N', 'horizontal axis: no weight along it'),
    radialLoad: {
      symbol: 'Fr',
      unit: 'N',
      value: `rotatingMass * gravity + ${swung('rotatingMass', 'centreRadius')}`,
      formula: 'Fr = m g + m L √(ω⁴ + α²)',
      source: `Harmonic Drive FHA series manual p. 23; ${swingSource}`,
    },
    momentLoad: {
      symbol: 'M',
      unit: 'N*m',
      value: 'radialLoad * overhang / 1000[mm/m]',
      formula: 'M = Fr e',
      source: 'Harmonic Drive FHA series manual p. 23',
    },
  },
  rows: demandRows,
  cycle: indexingCycle,
} as const satisfies Scene
