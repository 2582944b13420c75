/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Номинальная нагрузка',
    inputRadialForce: 'Радиальная сила на входном валу',
  },
  values: {
    screwEfficiency: 'КПД винта',
    wormEfficiency: 'КПД червячной пары',
    totalEfficiency: 'Полный КПД',
    permissiblePower: 'Допустимая мощность на входе',
    liftingSpeed: 'Скорость подъёма',
    maxLiftingSpeed: 'Наибольшая скорость подъёма',
    wormRatio: 'Передаточное отношение червячной пары',
    loweringTorque: 'Момент при опускании груза',
    tareTorque: 'Момент холостого хода',
    loadPerJack: 'Нагрузка на один домкрат',
    selfLocking: 'Самоторможение',
  },
  assumptions: {
    loadSharing: 'Распределение нагрузки между домкратами',
    lowestThreadFriction: 'Наименьший коэффициент трения в резьбе (самоторможение)',
  },
} as const
