import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of ball screws cover. */
export const ballScrewCoverage: Coverage = {
  fatigue: { checks: ['life'] },
  staticOverload: { checks: ['staticSafety', 'permissibleLoad', 'preload'] },
  buckling: { checks: ['buckling'] },
  criticalSpeed: { checks: ['criticalSpeed'] },
  speedLimit: { checks: ['dnValue', 'maxSpeed'] },
  heat: { reason: 'heatNotStated' },
  wear: { reason: 'rollingWear' },
  backDriving: { reason: 'backDrives' },
  holding: { reason: 'brakeWithMotor' },
  starting: { reason: 'motorElsewhere' },
  braking: { reason: 'brakingInLoads' },
  overhungLoad: { reason: 'sideLoadByGuide' },
  inertiaMatch: { reason: 'motorElsewhere' },
  acceleration: { reason: 'accelerationInLoads' },
  deflection: { checks: ['deflection'], reason: 'supportsByUser' },
  accuracy: { checks: ['accuracy', 'travelDeviation'] },
  temperature: { reason: 'ambient' },
  supportBearings: { reason: 'bearingsByUser' },
  clearance: { reason: 'clearanceNotStated' },
  slenderness: { checks: ['length'] },
  mounting: { reason: 'mountingByUser' },
  range: { checks: ['length'] },
}
