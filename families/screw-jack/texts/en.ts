/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Rated load',
    nutPressure: "Pressure on the nut's flanks",
    inputRadialForce: 'Radial force on the input shaft',
  },
  values: {
    screwEfficiency: 'Screw efficiency',
    wormEfficiency: 'Worm gear efficiency',
    totalEfficiency: 'Total efficiency',
    permissiblePower: 'Permissible input power',
    liftingSpeed: 'Lifting speed',
    maxLiftingSpeed: 'Maximum lifting speed',
    wormRatio: 'Worm gear ratio',
    loweringTorque: 'Torque to lower the load',
    tareTorque: 'No-load torque',
    loadPerJack: 'Load of one jack',
    selfLocking: 'Self-locking',
  },
  assumptions: { loadSharing: 'Load sharing of several jacks', lowestThreadFriction: 'Lowest thread friction coefficient (self-locking)' },
  columns: {
    maxInputRadialForceN: 'largest radial force on the input shaft',
    tareTorqueNm: 'no-load torque',
    nutLengthMm: 'nut length',
    threadStarts: 'starts of the thread',
    threadForm: 'form of the thread',
    collarDiameterMm: 'collar diameter',
    collarFriction: 'friction of the collar',
  },
} as const
