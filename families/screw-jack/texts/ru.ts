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
  remarks: {
    strokeAssumed: 'Предел хода не найден: принят по Tsubaki Lini-Power Jack этой грузоподъёмности.',
    capacityFromName: 'Грузоподъёмность — по обозначению, 1 т на 10 кН.',
    ratioFromLead: 'Передаточное число = ход винта / перемещение за оборот.',
    rootFromBall: 'Внутренний диаметр d0 − da cos 45°.',
    dutyOfHour: 'ПВ {value} % часа.',
    screwAndRatioRecalled: 'Винт и передаточное число — по памяти.',
    screwRecalled: 'Винт — по памяти.',
    heatOfSwl5: 'Тепловой предел выведен: не менее 0,731 кВт, подтверждённых таблицей для SWL5.',
    heatHalfOfSwl5: 'Тепловой предел выведен: не менее половины 0,731 кВт SWL5.',
    overheats: '0,72 кВт — в зоне перегрева таблицы.',
    heatConfirmed: 'Тепловой предел — наибольший подтверждённый таблицей (20 кН при 500 об/мин).',
  },
} as const
