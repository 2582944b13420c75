/** Names that the sizing of slide modules gives beyond the shared ones. */
export const texts = {
  checks: {
    payload: 'Carried mass',
    width: 'Width',
    environment: 'Environment',
    repeatability: 'Repeatability',
    combinedFactor: 'Combined factor',
    dynamicMoment: 'Allowable moment',
    guideLife: 'Guide life',
  },
  values: {
    moduleWidth: 'Module width',
    bedLength: 'Bed length',
    governingMoment: 'Governing moment',
    momentUtilisation: 'Utilisation of the moment',
    guideForce: 'Weight on the guide',
    pitchMoment: 'Pitch moment',
    yawMoment: 'Yaw moment',
    totalMoment: 'Sum of the moments',
    guideMeanLoad: 'Mean equivalent load of the guide',
  },
  assumptions: {
    acceleration: 'Acceleration',
  },
  words: {
    rollMoment: 'roll',
    pitchMoment: 'pitch',
    yawMoment: 'yaw',
    dynamicMoment: 'allowable moment',
  },
} as const
