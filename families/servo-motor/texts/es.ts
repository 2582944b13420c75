/** Texts of the servo-motor sizing in addition to the shared ones. */
export const texts = {
  name: 'Servomotores',
  part: 'Motor',
  checks: {
    motorSpeed: 'Velocidad nominal',
    motorTorque: 'Par eficaz',
    motorPeakTorque: 'Par máximo',
    motorHolding: 'Par de retención',
  },
  values: {
    motorSpeed: 'Velocidad del motor',
    massInertia: 'Inercia de la masa movida',
    loadInertia: 'Inercia de la carga en el motor',
    effectiveTorque: 'Par eficaz del motor',
    cycleEnergy: 'Energía por ciclo en el eje del motor',
    returnedEnergy: 'Energía por ciclo devuelta al motor',
    standingTorque: 'Par para retener el eje parado',
  },
  assumptions: { motorTorqueShare: 'Parte admisible del par del motor' },
} as const
