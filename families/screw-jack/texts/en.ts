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
  remarks: {
    strokeAssumed: 'No stroke limit found: assumed from a Tsubaki Lini-Power Jack of this capacity.',
    capacityFromName: 'Capacity from the name, 1 t per 10 kN.',
    ratioFromLead: 'Ratio = lead / travel per turn.',
    rootFromBall: 'Root diameter d0 − da cos 45°.',
    dutyOfHour: 'Duty {value} % of an hour.',
    screwAndRatioRecalled: 'Screw and ratio recalled, not seen.',
    screwRecalled: 'Screw recalled, not seen.',
    heatOfSwl5: 'Heat limit derived: sheds at least the 0.731 kW that the table confirms of SWL5.',
    heatHalfOfSwl5: 'Heat limit derived: sheds at least half of the 0.731 kW of SWL5.',
    overheats: '0.72 kW is in the overheating zone of the table.',
    heatConfirmed: 'Heat limit: the greatest that a table confirms (20 kN at 500 rpm).',
  },
} as const
