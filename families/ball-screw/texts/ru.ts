/** Names that the sizing of ball screws has beyond the shared ones. */
export const texts = {
  checks: {
    dnValue: 'Параметр DN',
    accuracy: 'Класс точности',
  },
  values: {
    meanLoadForward: 'Средняя осевая нагрузка, вперёд',
    meanLoadBackward: 'Средняя осевая нагрузка, назад',
    spectrumSpeed: 'Средняя скорость спектра нагрузок',
    largestSpeed: 'Наибольшая скорость движения и спектра',
    threadLength: 'Длина резьбы',
    shaftLength: 'Длина винта',
    holdingTorque: 'Удерживающий момент тормоза',
    nominalDiameter: 'Номинальный диаметр',
    dnValue: 'Параметр DN',
    dnSpeed: 'Частота, допустимая по DN',
    workingSpeed: 'Рабочая частота вращения',
    meanRotationalSpeed: 'Средняя частота вращения',
    permissibleAxialLoad: 'Допустимая осевая нагрузка',
    constantTorque: 'Момент при равномерном движении',
    maxTorque: 'Наибольший момент',
    maxPower: 'Наибольшая мощность',
    reverseEfficiency: 'Обратный КПД',
    leadAngle: 'Угол подъёма резьбы',
  },
  assumptions: {
    shaftEnd: 'Конец винта за резьбой, с каждой стороны',
    shortStrokeFactor: 'Наименьший коэффициент нагрузки fw при коротком ходе',
  },
} as const
