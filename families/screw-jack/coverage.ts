import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of screw jacks cover. */
export const screwJackCoverage: Coverage = {
  fatigue: { checks: ['life'], reason: 'lifeOfSlidingScrew' },
  staticOverload: { checks: ['capacity', 'loadSharing', 'permissibleLoad'] },
  buckling: { checks: ['buckling'] },
  criticalSpeed: { checks: ['criticalSpeed'] },
  speedLimit: { checks: ['inputSpeed'] },
  heat: { checks: ['thermal', 'dutyCycle'] },
  wear: { checks: ['nutPressure'], reason: 'wearNotStated' },
  backDriving: { reason: 'lockingShown' },
  holding: { reason: 'lockingShown' },
  starting: { checks: ['inputTorque'], reason: 'motorElsewhere' },
  braking: { reason: 'loweringInValues' },
  overhungLoad: { checks: ['inputRadialForce'], reason: 'sideLoadByGuide' },
  inertiaMatch: { reason: 'motorElsewhere' },
  acceleration: { reason: 'noAccelerationLimit' },
  deflection: { checks: ['screwShortening', 'deflection'] },
  accuracy: { reason: 'accuracyOfAxis' },
  temperature: { checks: ['thermal'], reason: 'ambient' },
  supportBearings: { reason: 'safetyInRating' },
  clearance: { reason: 'clearanceNotStated' },
  slenderness: { checks: ['buckling'] },
  mounting: { reason: 'mountingByUser' },
  range: { checks: ['stroke'] },
}
