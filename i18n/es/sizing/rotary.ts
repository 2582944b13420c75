/** Names that the sizing of rotary platforms has beyond the shared ones. */
export const rotary = {
  checks: {
    platformTorque: 'Par de la plataforma',
    platformContinuousTorque: 'Par continuo del motor integrado',
    platformSpeed: 'Velocidad de la plataforma',
    axialLoad: 'Carga axial',
    radialLoad: 'Carga radial',
    momentLoad: 'Carga de momento',
    loadInertia: 'Inercia de la carga',
    motorSpeed: 'Velocidad del motor',
    motorPeakTorque: 'Par máximo del motor',
    motorRmsTorque: 'Par eficaz del motor',
  },
  values: {
    permissibleTorque: 'Par admisible',
    platformInertia: 'Inercia de la plataforma',
    requiredMotorSpeed: 'Velocidad necesaria del motor',
    requiredMotorTorque: 'Par máximo en el motor',
    effectiveMotorTorque: 'Par eficaz en el motor',
    bearingLoad: 'Carga equivalente del rodamiento',
    bearingLife: 'Vida del rodamiento',
    bearingStaticSafety: 'Seguridad estática del rodamiento',
  },
  assumptions: {
    preferredInertiaRatio: 'Relación de inercias preferida',
    platformEfficiency: 'Rendimiento de la plataforma',
    bearingLoadFactor: 'Factor de carga del rodamiento',
  },
  words: {
    hollowRoller: 'Plataforma hueca, rodillos cruzados',
    hollowBall: 'Plataforma hueca, rodamientos de bolas',
    integratedActuator: 'Actuador con motor',
    directDrive: 'Accionamiento directo',
    preferred: 'Preferido',
    permitted: 'Admisible',
    incomplete: 'Faltan datos',
  },
} as const
