/** Names that the sizing of slide modules gives beyond the shared ones. */
export const texts = {
  checks: {
    payload: 'Переносимая масса',
    width: 'Ширина',
    environment: 'Условия применения',
    repeatability: 'Повторяемость',
    combinedFactor: 'Суммарный коэффициент',
    dynamicMoment: 'Допустимый момент',
    guideLife: 'Ресурс направляющей',
  },
  values: {
    moduleWidth: 'Ширина модуля',
    bedLength: 'Длина основания',
    governingMoment: 'Определяющий момент',
    momentUtilisation: 'Использование момента',
    guideForce: 'Вес на направляющей',
    pitchMoment: 'Момент тангажа',
    yawMoment: 'Момент рыскания',
    totalMoment: 'Сумма моментов',
    guideMeanLoad: 'Средняя эквивалентная нагрузка направляющей',
  },
  assumptions: {
    acceleration: 'Ускорение',
  },
  words: {
    rollMoment: 'крен',
    pitchMoment: 'тангаж',
    yawMoment: 'рыскание',
    dynamicMoment: 'допустимый момент',
  },
} as const
