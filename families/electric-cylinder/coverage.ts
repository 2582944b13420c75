import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of electric cylinders cover. */
export const electricCylinderCoverage: Coverage = {
  fatigue: { checks: ['life'] },
  staticOverload: { checks: ['thrust', 'pull', 'horizontalPayload', 'verticalPayload'], reason: 'staticByThrust' },
  buckling: { checks: ['buckling'], reason: 'completeInRating' },
  criticalSpeed: { checks: ['criticalSpeed'], reason: 'completeInRating' },
  speedLimit: { checks: ['maxSpeed', 'noLoadSpeed', 'pressingSpeed', 'motorSpeed'] },
  heat: { checks: ['ratedDuty', 'motorTorque'], reason: 'heatByMaker' },
  wear: { reason: 'wearByScrew' },
  backDriving: { reason: 'backDrives' },
  holding: { checks: ['holding'], reason: 'holdingShown' },
  starting: { checks: ['motorPeakTorque', 'motorPower', 'driveTorque'], reason: 'frictionNotStated' },
  braking: { checks: ['emergencyThrust', 'emergencyPull'] },
  overhungLoad: { reason: 'sideLoadByGuide' },
  inertiaMatch: { checks: ['inertiaRatio'], reason: 'inertiaWithMotor' },
  acceleration: { checks: ['ratedAcceleration'], reason: 'accelerationWhereStated' },
  deflection: { reason: 'stiffnessNotStated' },
  accuracy: { reason: 'accuracyOfAxis' },
  temperature: { reason: 'ambient' },
  supportBearings: { reason: 'safetyInRating' },
  clearance: { reason: 'clearanceNotStated' },
  slenderness: { checks: ['buckling'] },
  mounting: { checks: ['buckling'], reason: 'mountingByUser' },
  range: { checks: ['motorBrand', 'stroke', 'strokeTime'] },
}
