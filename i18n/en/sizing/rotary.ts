/** Names that the sizing of rotary platforms has beyond the shared ones. */
export const rotary = {
  checks: {
    platformTorque: 'Torque of the platform',
    platformContinuousTorque: 'Continuous torque of the built-in motor',
    platformSpeed: 'Speed of the platform',
    axialLoad: 'Axial load',
    radialLoad: 'Radial load',
    momentLoad: 'Moment load',
    loadInertia: 'Inertia of the load',
    motorSpeed: 'Motor speed',
    motorPeakTorque: 'Peak torque of the motor',
    motorRmsTorque: 'Effective torque of the motor',
  },
  values: {
    permissibleTorque: 'Permissible torque',
    platformInertia: 'Inertia of the platform',
    requiredMotorSpeed: 'Motor speed needed',
    requiredMotorTorque: 'Peak torque at the motor',
    effectiveMotorTorque: 'Effective torque at the motor',
    bearingLoad: 'Equivalent load of the bearing',
    bearingLife: 'Life of the bearing',
    bearingStaticSafety: 'Static safety of the bearing',
  },
  assumptions: {
    preferredInertiaRatio: 'Preferred inertia ratio',
    platformEfficiency: 'Efficiency of the platform',
    bearingLoadFactor: 'Load factor of the bearing',
  },
  words: {
    hollowRoller: 'Hollow platform, crossed rollers',
    hollowBall: 'Hollow platform, ball bearings',
    integratedActuator: 'Actuator with motor',
    directDrive: 'Direct drive',
    preferred: 'Preferred',
    permitted: 'Permitted',
    incomplete: 'Figures missing',
  },
} as const
