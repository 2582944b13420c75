import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of a rotary platform with its motor cover. */
export const rotaryCoverage: Coverage = {
  fatigue: { checks: ['platformContinuousTorque', 'bearingLife'] },
  staticOverload: { checks: ['platformTorque', 'momentLoad', 'bearingStaticSafety'] },
  buckling: { reason: 'noCompression' },
  criticalSpeed: { reason: 'noShaft' },
  speedLimit: { checks: ['platformSpeed', 'motorSpeed'] },
  heat: { checks: ['motorRmsTorque', 'platformContinuousTorque'], reason: 'heatByMaker' },
  wear: { reason: 'rollingWear' },
  backDriving: { reason: 'brakePresumed' },
  holding: { reason: 'brakePresumed' },
  starting: { checks: ['motorPeakTorque'] },
  braking: { checks: ['emergencyStop', 'platformTorque'] },
  overhungLoad: { checks: ['axialLoad', 'radialLoad', 'momentLoad'] },
  inertiaMatch: { checks: ['inertiaRatio', 'loadInertia'] },
  acceleration: { reason: 'accelerationInLoads' },
  deflection: { reason: 'stiffnessNotStated' },
  accuracy: { checks: ['lostMotion', 'repeatability'], reason: 'accuracyOfAxis' },
  temperature: { reason: 'ambient' },
  supportBearings: { checks: ['bearingLife', 'bearingStaticSafety'] },
  clearance: { checks: ['lostMotion'] },
  slenderness: { reason: 'noCompression' },
  mounting: { checks: ['shaftBore', 'motorPilot', 'motorBoltCircle', 'motorScrew', 'hubDepth'] },
  range: { reason: 'safetyInRating' },
}
