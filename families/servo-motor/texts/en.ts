/** Texts of the servo-motor sizing in addition to the shared ones. */
export const texts = {
  name: 'Servo motors',
  part: 'Motor',
  checks: {
    motorSpeed: 'Rated speed',
    motorTorque: 'RMS torque',
    motorPeakTorque: 'Peak torque',
    motorHolding: 'Holding torque',
  },
  values: {
    motorSpeed: 'Motor speed',
    massInertia: 'Inertia of the moving mass',
    loadInertia: 'Load inertia at the motor',
    effectiveTorque: 'RMS torque of the motor',
    cycleEnergy: 'Energy per cycle at the motor shaft',
    returnedEnergy: 'Energy per cycle given back to the motor',
    standingTorque: 'Torque to hold the axis at standstill',
  },
  assumptions: { motorTorqueShare: 'Permissible share of the motor torque' },
} as const
