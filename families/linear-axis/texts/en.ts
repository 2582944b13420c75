/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: 'Linear axes',
  part: 'Axis',
  values: { guideFriction: 'Friction of the guides', timeInMotion: 'Share of time in motion' },
  assumptions: {
    guideFriction: 'Friction coefficient of the guides',
    sealResistance: 'Resistance of a block per width of its rail',
    couplingShare: 'Inertia of the coupling as a share of the screw’s',
  },
  words: {
    guidesUnloaded: 'as it is entered no load reaches the guides: without the distances A, B and C of the load they are sized for nothing.',
    notInCatalogue: 'coupling, support bearings and brake are not in the catalogue: they have to be asked for.',
  },
} as const
