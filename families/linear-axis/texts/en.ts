/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: 'Linear axes',
  part: 'Axis',
  checks: {
    couplingTorque: 'Coupling torque',
    couplingSpeed: 'Coupling speed',
    supportLoad: 'Support unit load',
    supportLife: 'Support unit life',
  },
  values: {
    guideFriction: 'Friction of the guides',
    timeInMotion: 'Share of time in motion',
    couplingTorque: 'Coupling torque',
    brakeTorque: 'Brake torque',
    torsionalFrequency: 'Torsional natural frequency',
  },
  assumptions: {
    guideFriction: 'Friction coefficient of the guides',
    sealResistance: 'Seal resistance of a block per rail width',
    couplingShare: 'Coupling inertia as a share of the screw inertia',
    couplingFactor: 'Service factor of the coupling',
    brakeFactor: 'Safety factor of the brake',
  },
  words: {
    guidesUnloaded:
      'with these inputs no load acts on the guides: without the distances A, B and C of the load, the guides are sized for zero load.',
  },
} as const
