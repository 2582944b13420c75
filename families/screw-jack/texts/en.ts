/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Rated load',
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
} as const
