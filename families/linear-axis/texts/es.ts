/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: 'Ejes lineales',
  part: 'Eje',
  checks: {
    couplingTorque: 'Par del acoplamiento',
    couplingSpeed: 'Velocidad del acoplamiento',
    supportLoad: 'Carga de la unidad de soporte',
    supportLife: 'Vida de la unidad de soporte',
  },
  values: {
    guideFriction: 'Rozamiento de las guías',
    timeInMotion: 'Proporción de tiempo en movimiento',
    couplingTorque: 'Par del acoplamiento',
    brakeTorque: 'Par del freno',
    torsionalFrequency: 'Frecuencia propia torsional',
  },
  assumptions: {
    guideFriction: 'Coeficiente de rozamiento de las guías',
    sealResistance: 'Resistencia de las juntas de un patín por anchura de raíl',
    couplingShare: 'Inercia del acoplamiento como parte de la del husillo',
    couplingFactor: 'Factor de servicio del acoplamiento',
    brakeFactor: 'Factor de seguridad del freno',
  },
  words: {
    guidesUnloaded:
      'con estos datos no actúa ninguna carga sobre las guías: sin las distancias A, B y C de la carga, las guías se dimensionan para carga nula.',
  },
} as const
