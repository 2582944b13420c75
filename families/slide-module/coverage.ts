import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of slide modules cover. */
export const slideModuleCoverage: Coverage = {
  fatigue: { checks: ['guideLife', 'payload'] },
  staticOverload: { checks: ['payload', 'rollMoment', 'pitchMoment', 'yawMoment', 'combinedFactor', 'driveForce'] },
  buckling: { reason: 'safetyInRating' },
  criticalSpeed: { reason: 'safetyInRating' },
  speedLimit: { checks: ['maxSpeed'] },
  heat: { reason: 'rollingHeat' },
  wear: { reason: 'rollingWear' },
  backDriving: { reason: 'backDrives' },
  holding: { reason: 'brakeWithMotor' },
  starting: { reason: 'driveElsewhere' },
  braking: { reason: 'brakingInLoads' },
  overhungLoad: { checks: ['dynamicMoment'] },
  inertiaMatch: { reason: 'driveElsewhere' },
  acceleration: { reason: 'accelerationInLoads' },
  deflection: { reason: 'stiffnessNotStated' },
  accuracy: { checks: ['repeatability'], reason: 'accuracyOfAxis' },
  temperature: { checks: ['environment'], reason: 'ambient' },
  supportBearings: { reason: 'safetyInRating' },
  clearance: { checks: ['repeatability'] },
  slenderness: { reason: 'safetyInRating' },
  mounting: { checks: ['verticalUse'], reason: 'mountingByUser' },
  range: { checks: ['stroke', 'width'] },
}
