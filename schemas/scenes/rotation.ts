import type { Scene } from '../../engine/define/index.ts'
import { gravity } from './bearing.ts'
import { accelerationTorque, demandRows, motionValues, requiredTorque, safetyFactor } from './indexing.ts'
import { balanced, uprightLoads, weight } from './upright.ts'

const driveSource = 'Harmonic Drive CHA manual p. 67'

/** Continuously rotating table on a friction ring, working against a process load. */
export const rotation = {
  name: 'rotation',
  axis: 'vertical',
  motion: 'continuous',
  picture: 'scene-rotation',
  items: {
    rotatingMass: { symbol: 'm', unit: 'kg', default: 80, min: 0.001, max: 100_000 },
    tableDiameter: { symbol: 'D', unit: 'mm', default: 800, min: 1, max: 10_000 },
    indexSpeed: { symbol: 'N', unit: 'rpm', default: 30, min: 0.001, max: 10_000 },
    accelerationTime: { symbol: 't1', unit: 's', default: 2, min: 0.001, max: 3600 },
    frictionFactor: { symbol: 'μ', unit: '', default: 0.05, min: 0, max: 2 },
    frictionRadius: { symbol: 'r', unit: 'mm', default: 350, min: 0, max: 10_000 },
    processTorque: { symbol: 'Tw', unit: 'N*m', default: 20, min: 0, max: 1_000_000 },
    safetyFactor,
  },
  assumptions: gravity,
  values: {
    totalInertia: {
      symbol: 'J',
      unit: 'kg*m^2',
      value: 'rotatingMass * pow(tableDiameter / 1000[mm/m], 2) / 8',
      formula: 'J = m D² / 8',
      source: 'Siemens SINAMICS S200 manual, moments of inertia',
    },
    angularAcceleration: motionValues.angularAcceleration,
    accelerationTorque,
    frictionTorque: {
      symbol: 'Tf',
      unit: 'N*m',
      value: 'frictionFactor * rotatingMass * gravity * frictionRadius / 1000[mm/m]',
      formula: 'Tf = μ m g r',
      source: 'friction on the ring',
    },
    gravityTorque: uprightLoads.gravityTorque,
    acceleratingTorque: {
      symbol: 'T1',
      unit: 'N*m',
      value: 'accelerationTorque + effectiveTorque',
      formula: 'T1 = Ta + Tf + Tw',
      source: driveSource,
    },
    requiredTorque,
    effectiveTorque: {
      symbol: 'Trms',
      unit: 'N*m',
      value: 'frictionTorque + gravityTorque + processTorque',
      formula: 'Trms = Tf + Tw; shortRunUp',
      source: driveSource,
    },
    continuousPower: {
      symbol: 'P',
      unit: 'kW',
      value: 'effectiveTorque * indexSpeed * 0.10471975511965977[rad/s/rpm] / 1[rad] / 1000[W/kW]',
      formula: 'P = (Tf + Tw) (π / 30) N',
      source: 'NORD gear unit planning',
    },
    axialLoad: weight,
    radialLoad: uprightLoads.radialLoad,
    momentLoad: balanced,
  },
  rows: [...demandRows, 'processTorque', 'continuousPower'],
  cycle: {
    speed: 'indexSpeed',
    phases: [
      { kind: 'accelerate', duration: 'accelerationTime', torque: 'acceleratingTorque' },
      { kind: 'constant', duration: 'accelerationTime', torque: 'effectiveTorque' },
    ],
  },
} as const satisfies Scene
