/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: 'Номинальная нагрузка',
  },
  values: {
    screwEfficiency: 'КПД винта',
    wormEfficiency: 'КПД червячной пары',
    totalEfficiency: 'Полный КПД',
    permissiblePower: 'Допустимая мощность на входе',
    liftingSpeed: 'Скорость подъёма',
    maxLiftingSpeed: 'Наибольшая скорость подъёма',
    wormRatio: 'Передаточное отношение червячной пары',
    selfLocking: 'Самоторможение',
  },
  assumptions: { lowestThreadFriction: 'Наименьший коэффициент трения в резьбе (самоторможение)' },
} as const
