/** Names that the sizing of rotary platforms has beyond the shared ones. */
export const rotary = {
  checks: {
    platformTorque: 'Момент платформы',
    platformContinuousTorque: 'Длительный момент встроенного двигателя',
    platformSpeed: 'Частота вращения платформы',
    axialLoad: 'Осевая нагрузка',
    radialLoad: 'Радиальная нагрузка',
    momentLoad: 'Опрокидывающий момент',
    loadInertia: 'Момент инерции нагрузки',
    motorSpeed: 'Частота вращения двигателя',
    motorPeakTorque: 'Пиковый момент двигателя',
    motorRmsTorque: 'Эффективный момент двигателя',
  },
  values: {
    permissibleTorque: 'Допустимый момент',
    platformInertia: 'Момент инерции платформы',
    requiredMotorSpeed: 'Требуемая частота вращения двигателя',
    requiredMotorTorque: 'Пиковый момент на валу двигателя',
    effectiveMotorTorque: 'Эффективный момент на валу двигателя',
    bearingLoad: 'Эквивалентная нагрузка подшипника',
    bearingLife: 'Ресурс подшипника',
    bearingStaticSafety: 'Статический запас подшипника',
  },
  assumptions: {
    preferredInertiaRatio: 'Предпочтительное отношение инерций',
    platformEfficiency: 'КПД платформы',
    bearingLoadFactor: 'Коэффициент нагрузки подшипника',
  },
  words: {
    hollowRoller: 'Полая платформа, перекрёстные ролики',
    hollowBall: 'Полая платформа, шарикоподшипники',
    integratedActuator: 'Привод с двигателем',
    directDrive: 'Прямой привод',
    preferred: 'Предпочтительно',
    permitted: 'Допустимо',
    incomplete: 'Не хватает данных',
  },
} as const
