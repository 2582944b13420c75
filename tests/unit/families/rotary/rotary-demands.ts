/** Demands of the worked scenes, as their calculation prints them. */
import type { RotaryDemand } from '../../../../families/rotary/sizing/demand.ts'
import { toSi } from '../../../../families/formulas/unit-scale.ts'

/** Scene 1: disc of 400 mm with eight workpieces, 45° in 0.5 s. */
export const discDemand: RotaryDemand = {
  inertia: 0.227,
  speed: toSi(21.43, 'rpm'),
  acceleration: 14.96,
  accelerationTorque: 3.395,
  frictionTorque: 0.127,
  gravityTorque: 0,
  processTorque: 0,
  requiredTorque: 5.284,
  rmsTorque: 1.317,
  axialLoad: 105.8,
  radialLoad: 0,
  momentLoad: 0,
}

/** Scene 5: press of 800 N at a radius of 150 mm. */
export const pressDemand: RotaryDemand = {
  inertia: 0.7813,
  speed: toSi(25, 'rpm'),
  acceleration: 13.09,
  accelerationTorque: 10.23,
  frictionTorque: 0.294,
  gravityTorque: 0,
  processTorque: 0,
  requiredTorque: 15.78,
  rmsTorque: 3.737,
  axialLoad: 1045.3,
  radialLoad: 0,
  momentLoad: 120,
}
