/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Rated load',
  },
  values: {
    screwEfficiency: 'Screw efficiency',
    wormEfficiency: 'Worm gear efficiency',
    totalEfficiency: 'Total efficiency',
    permissiblePower: 'Permissible input power',
    liftingSpeed: 'Lifting speed',
    maxLiftingSpeed: 'Maximum lifting speed',
    wormRatio: 'Worm gear ratio',
    selfLocking: 'Self-locking',
  },
  assumptions: { lowestThreadFriction: 'Lowest thread friction coefficient (self-locking)' },
} as const
