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
    massInertia: 'Инерция перемещаемой массы',
    loadInertia: 'Инерция нагрузки на валу двигателя',
    effectiveTorque: 'Эффективный момент двигателя',
    standingTorque: 'Момент удержания стоящей оси',
  },
  assumptions: { motorTorqueShare: 'Используемая доля момента двигателя' },
} as const
