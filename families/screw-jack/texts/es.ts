/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Carga nominal',
  },
  values: {
    screwEfficiency: 'Rendimiento del husillo',
    wormEfficiency: 'Rendimiento del sinfín',
    totalEfficiency: 'Rendimiento total',
    permissiblePower: 'Potencia de entrada admisible',
    liftingSpeed: 'Velocidad de elevación',
    maxLiftingSpeed: 'Velocidad máxima de elevación',
    wormRatio: 'Relación del sinfín',
    selfLocking: 'Autobloqueo',
  },
  assumptions: { lowestThreadFriction: 'Coeficiente mínimo de rozamiento de la rosca (autobloqueo)' },
} as const
