/** Names that the sizing of ball screws has beyond the shared ones. */
export const texts = {
  checks: {
    dnValue: 'DN value',
    accuracy: 'Accuracy grade',
  },
  values: {
    meanLoadForward: 'Mean axial load, forward',
    meanLoadBackward: 'Mean axial load, backward',
    spectrumSpeed: 'Mean speed of the duty spectrum',
    largestSpeed: 'Largest speed of motion and duty spectrum',
    threadLength: 'Thread length',
    shaftLength: 'Shaft length',
    holdingTorque: 'Holding torque of the brake',
    nominalDiameter: 'Nominal diameter',
    dnValue: 'DN value',
    dnSpeed: 'Speed allowed by DN',
    workingSpeed: 'Working speed',
    meanRotationalSpeed: 'Mean rotational speed',
    permissibleAxialLoad: 'Permissible axial load',
    constantTorque: 'Torque at constant speed',
    maxTorque: 'Maximum torque',
    maxPower: 'Maximum power',
    reverseEfficiency: 'Reverse efficiency',
    leadAngle: 'Lead angle',
  },
  assumptions: {
    shaftEnd: 'Shaft end beyond the thread, each end',
    shortStrokeFactor: 'Least load factor fw of a short stroke',
  },
} as const
