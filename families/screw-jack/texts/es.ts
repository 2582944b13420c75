/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Carga nominal',
    inputRadialForce: 'Fuerza radial en el eje de entrada',
  },
  values: {
    screwEfficiency: 'Rendimiento del husillo',
    wormEfficiency: 'Rendimiento del sinfín',
    totalEfficiency: 'Rendimiento total',
    permissiblePower: 'Potencia de entrada admisible',
    liftingSpeed: 'Velocidad de elevación',
    maxLiftingSpeed: 'Velocidad máxima de elevación',
    wormRatio: 'Relación del sinfín',
    loweringTorque: 'Par para bajar la carga',
    tareTorque: 'Par en vacío',
    loadPerJack: 'Carga de un gato',
    selfLocking: 'Autobloqueo',
  },
  assumptions: {
    loadSharing: 'Reparto de carga entre varios gatos',
    lowestThreadFriction: 'Coeficiente mínimo de rozamiento de la rosca (autobloqueo)',
  },
} as const
