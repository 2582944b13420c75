/** Texts of couplings: name, and what their columns state. */
export const texts = {
  name: 'Acoplamientos',
  part: 'Acoplamiento',
  columns: {
    kind: 'elemento elástico',
    hub: 'fijación de los cubos',
    torqueNm: 'par nominal',
    peakTorqueNm: 'par máximo',
    maxSpeedRpm: 'velocidad máxima',
    torsionalStiffnessNmPerRad: 'rigidez torsional',
    inertiaKgM2: 'momento de inercia',
    minBoreMm: 'agujero mínimo',
    maxBoreMm: 'agujero máximo',
    lengthMm: 'longitud',
    diameterMm: 'diámetro',
  },
} as const
