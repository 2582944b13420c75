/** Texts of couplings: name, and what their columns state. */
export const texts = {
  name: 'Couplings',
  part: 'Coupling',
  columns: {
    kind: 'what turns between the hubs',
    hub: 'what the hubs hold the shafts with',
    torqueNm: 'rated torque',
    peakTorqueNm: 'maximum torque',
    maxSpeedRpm: 'maximum speed',
    torsionalStiffnessNmPerRad: 'torsional stiffness',
    inertiaKgM2: 'moment of inertia',
    minBoreMm: 'smallest bore',
    maxBoreMm: 'largest bore',
    lengthMm: 'length',
    diameterMm: 'diameter',
  },
} as const
