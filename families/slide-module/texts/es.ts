/** Names that the sizing of slide modules gives beyond the shared ones. */
export const texts = {
  checks: {
    payload: 'Masa transportada',
    width: 'Anchura',
    environment: 'Entorno',
    repeatability: 'Repetibilidad',
    combinedFactor: 'Factor combinado',
    dynamicMoment: 'Momento admisible',
    guideLife: 'Vida de la guía',
  },
  values: {
    moduleWidth: 'Anchura del módulo',
    bedLength: 'Longitud de la base',
    governingMoment: 'Momento determinante',
    momentUtilisation: 'Utilización del momento',
    guideForce: 'Peso sobre la guía',
    pitchMoment: 'Momento de cabeceo',
    yawMoment: 'Momento de guiñada',
    totalMoment: 'Suma de los momentos',
    guideMeanLoad: 'Carga equivalente media de la guía',
  },
  assumptions: {
    acceleration: 'Aceleración',
  },
  words: {
    rollMoment: 'balanceo',
    pitchMoment: 'cabeceo',
    yawMoment: 'guiñada',
    dynamicMoment: 'momento admisible',
  },
} as const
