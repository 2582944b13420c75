/** Names that the sizing of ball screws has beyond the shared ones. */
export const texts = {
  checks: {
    dnValue: 'Valor DN',
    accuracy: 'Grado de precisión',
  },
  values: {
    meanLoadForward: 'Carga axial media, ida',
    meanLoadBackward: 'Carga axial media, vuelta',
    spectrumSpeed: 'Velocidad media del espectro de carga',
    largestSpeed: 'Velocidad máxima del movimiento y del espectro',
    threadLength: 'Longitud roscada',
    shaftLength: 'Longitud del husillo',
    holdingTorque: 'Par de retención del freno',
    nominalDiameter: 'Diámetro nominal',
    dnValue: 'Valor DN',
    dnSpeed: 'Velocidad admisible por DN',
    workingSpeed: 'Velocidad de giro de trabajo',
    meanRotationalSpeed: 'Velocidad de giro media',
    permissibleAxialLoad: 'Carga axial admisible',
    constantTorque: 'Par a velocidad constante',
    maxTorque: 'Par máximo',
    maxPower: 'Potencia máxima',
    reverseEfficiency: 'Rendimiento inverso',
    leadAngle: 'Ángulo de hélice',
  },
  assumptions: {
    shaftEnd: 'Extremo del husillo más allá de la rosca, por lado',
    shortStrokeFactor: 'Factor de carga fw mínimo en carreras cortas',
  },
} as const
