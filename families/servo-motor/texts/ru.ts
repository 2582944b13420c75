/** Texts of the servo-motor sizing in addition to the shared ones. */
export const texts = {
  name: 'Серводвигатели',
  part: 'Двигатель',
  checks: {
    motorSpeed: 'Номинальная частота вращения',
    motorTorque: 'Эффективный момент',
    motorPeakTorque: 'Пиковый момент',
    motorHolding: 'Удерживающий момент',
  },
  values: {
    motorSpeed: 'Частота вращения двигателя',
    massInertia: 'Момент инерции перемещаемой массы',
    loadInertia: 'Момент инерции нагрузки на валу двигателя',
    effectiveTorque: 'Эффективный момент двигателя',
    cycleEnergy: 'Энергия за цикл на валу двигателя',
    returnedEnergy: 'Энергия за цикл, возвращаемая двигателю',
    standingTorque: 'Момент для удержания оси в покое',
  },
  assumptions: { motorTorqueShare: 'Допустимая доля момента двигателя' },
} as const
