import type { Coverage } from '../define/coverage.ts'

/** Failure modes that the checks of a reducer with its motor cover. */
export const reducerCoverage: Coverage = {
  fatigue: { checks: ['torque', 'continuousTorque', 'meanTorque', 'motorRmsTorque'] },
  staticOverload: { checks: ['peakTorque', 'phaseTorque', 'motorPeakTorque'] },
  buckling: { reason: 'noCompression' },
  criticalSpeed: { reason: 'shaftOfMachine' },
  speedLimit: { checks: ['inputSpeed', 'maxInputSpeed', 'meanInputSpeed', 'phaseSpeed', 'motorSpeed'] },
  heat: { checks: ['thermal'] },
  wear: { reason: 'safetyInRating' },
  backDriving: { reason: 'brakeWithMotor' },
  holding: { reason: 'brakeWithMotor' },
  starting: { checks: ['startTorque', 'startEmergency', 'peakTorque'] },
  braking: { checks: ['brakingTorque', 'emergencyTorque', 'emergencyStop'] },
  overhungLoad: { checks: ['radialLoad', 'axialLoad', 'tiltingMoment'] },
  inertiaMatch: { checks: ['inertiaRatio'] },
  acceleration: { reason: 'cyclesOfRating' },
  deflection: { checks: ['twist'] },
  accuracy: { checks: ['backlash'], reason: 'accuracyOfAxis' },
  temperature: { checks: ['thermal'], reason: 'ambient' },
  supportBearings: { checks: ['radialLoad', 'axialLoad', 'tiltingMoment'] },
  clearance: { checks: ['backlash'] },
  slenderness: { reason: 'noCompression' },
  mounting: { checks: ['motorFlange', 'shaftBore', 'motorPilot', 'motorBoltCircle', 'motorScrew', 'hubDepth'] },
  range: { checks: ['ratioWindow', 'outputSpeedWindow', 'outputTorqueWindow', 'motorPowerWindow', 'ratedTorqueWindow'] },
}
