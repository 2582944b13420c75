/** Texts of the chart of torque over speed on servo results. */
export const torqueChart = {
  title: 'Момент на выходе в зависимости от частоты вращения',
  gear: 'Редуктор',
  speed: 'Частота вращения на выходе',
  torque: 'Момент на выходе',
  continuous: 'Длительный',
  peak: 'Пиковый',
  demand: 'Требуемый',
  demandRow: 'требуемая частота',
  label: '{name} {torque}',
  demandLabel: '{torque} при {speed}',
  gearLimited: 'ограничен редуктором',
  data: 'Таблица данных',
  summary: 'Двигатель с редуктором на выходе: длительный момент {continuous}, пиковый {peak}, до {speed}. {demand}',
  verdict: {
    continuous: 'Требуемые {torque} при {speed} находятся в длительном режиме.',
    peak: 'Требуемые {torque} при {speed} выше длительного режима, но не выше пикового момента: только кратковременно.',
    torqueTooHigh: 'Требуемые {torque} при {speed} выше пикового момента.',
    speedTooHigh: 'Требуемые {torque} при {speed} выше наибольшей частоты вращения.',
  },
  note: 'Упрощённо: до номинальной частоты момент постоянен, выше постоянна мощность; кривая изготовителя на высоких частотах может быть ниже.',
} as const
