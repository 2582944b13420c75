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
  remarks: {
    strokeAssumed: 'Límite de carrera no encontrado: supuesto según un Tsubaki Lini-Power Jack de esta capacidad.',
    capacityFromName: 'Capacidad según el nombre, 1 t por 10 kN.',
    ratioFromLead: 'Relación = paso / avance por vuelta.',
    rootFromBall: 'Diámetro de fondo d0 − da cos 45°.',
    dutyOfHour: 'Servicio {value} % de una hora.',
    screwAndRatioRecalled: 'Husillo y relación recordados, no vistos.',
    screwRecalled: 'Husillo recordado, no visto.',
    heatOfSwl5: 'Límite térmico derivado: disipa al menos los 0,731 kW que la tabla confirma para SWL5.',
    heatHalfOfSwl5: 'Límite térmico derivado: disipa al menos la mitad de los 0,731 kW de SWL5.',
    overheats: '0,72 kW está en la zona de sobrecalentamiento de la tabla.',
    heatConfirmed: 'Límite térmico: el mayor que confirma una tabla (20 kN a 500 rpm).',
  },
} as const
