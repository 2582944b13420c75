/** Texts of the servo-motor sizing in addition to the shared ones. */
export const texts = {
  name: 'Servo motors',
  part: 'Motor',
  checks: {
    motorSpeed: 'Rated speed',
    motorTorque: 'Effective torque',
    motorPeakTorque: 'Peak torque',
    motorHolding: 'Holding torque',
  },
  values: {
    motorSpeed: 'Motor speed',
    massInertia: 'Inertia of the moved mass',
    loadInertia: 'Inertia of the load at the motor',
    effectiveTorque: 'Effective torque of the motor',
    standingTorque: 'Torque that holds the standing axis',
  },
  assumptions: { motorTorqueShare: 'Share of the motor torque used' },
} as const
