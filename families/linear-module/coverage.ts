import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of linear modules cover. */
export const linearModuleCoverage: Coverage = {
  fatigue: { checks: ['life'] },
  staticOverload: { checks: ['screwStaticSafety', 'bearingStaticSafety', 'permissibleLoad', 'guideStaticSafety', 'beltForce'] },
  buckling: { checks: ['buckling'] },
  criticalSpeed: { checks: ['travelSpeed', 'screwSpeed'] },
  speedLimit: { checks: ['travelSpeed', 'screwSpeed'] },
  heat: { reason: 'rollingHeat' },
  wear: { reason: 'rollingWear' },
  backDriving: { reason: 'backDrives' },
  holding: { reason: 'brakeWithMotor' },
  starting: { reason: 'motorElsewhere' },
  braking: { reason: 'brakingInLoads' },
  overhungLoad: { checks: ['pitchMoment', 'yawMoment', 'rollMoment', 'combinedLoad', 'verticalMass'] },
  inertiaMatch: { reason: 'motorElsewhere' },
  acceleration: { checks: ['acceleration'], reason: 'accelerationWhereStated' },
  deflection: { reason: 'stiffnessNotStated' },
  accuracy: { reason: 'accuracyOfAxis' },
  temperature: { reason: 'ambient' },
  supportBearings: { checks: ['bearingStaticSafety', 'permissibleLoad'] },
  clearance: { reason: 'clearanceNotStated' },
  slenderness: { checks: ['buckling'] },
  mounting: { checks: ['verticalUse'], reason: 'mountingByUser' },
  range: { checks: ['stroke', 'travelTime'] },
}
