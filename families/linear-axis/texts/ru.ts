/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: 'Линейные оси',
  part: 'Ось',
  checks: {
    couplingTorque: 'Момент муфты',
    couplingSpeed: 'Частота вращения муфты',
    supportLoad: 'Нагрузка опоры',
    supportLife: 'Ресурс опоры',
  },
  values: {
    guideFriction: 'Трение направляющих',
    timeInMotion: 'Доля времени в движении',
    couplingTorque: 'Момент муфты',
    brakeTorque: 'Тормозной момент',
    torsionalFrequency: 'Собственная частота крутильных колебаний',
  },
  assumptions: {
    guideFriction: 'Коэффициент трения направляющих',
    sealResistance: 'Сопротивление уплотнений каретки на ширину рельса',
    couplingShare: 'Момент инерции муфты в долях момента инерции винта',
    couplingFactor: 'Коэффициент режима муфты',
    brakeFactor: 'Коэффициент запаса тормоза',
  },
  words: {
    guidesUnloaded:
      'при этих данных на направляющие не действует нагрузка: без расстояний A, B и C груза они рассчитаны на нулевую нагрузку.',
  },
} as const
