/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: 'Ejes lineales',
  part: 'Eje',
  values: { guideFriction: 'Rozamiento de las guías', timeInMotion: 'Parte del tiempo en movimiento' },
  assumptions: {
    guideFriction: 'Coeficiente de rozamiento de las guías',
    sealResistance: 'Resistencia de un patín por anchura de su raíl',
    couplingShare: 'Inercia del acoplamiento como parte de la del husillo',
  },
  words: {
    guidesUnloaded:
      'tal como se ha introducido, ninguna carga llega a las guías: sin las distancias A, B y C de la carga no se dimensionan para nada.',
    notInCatalogue: 'acoplamiento, rodamientos de apoyo y freno no están en el catálogo: hay que consultarlos.',
  },
} as const
