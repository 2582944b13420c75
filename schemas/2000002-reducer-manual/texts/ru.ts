import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/ru.ts'

const {
  outputTorque,
  ratio,
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} = reducerThreePhase

/** Texts of the calculator `reducerManual`, whose inputs all occur with a three-phase motor, too. */
export const texts = {
  class: { name: 'Редуктор, ручной ввод', note: 'Без двигателя: по требуемым моменту и передаточному числу' },
  sections: { demand: 'Требование', types: 'Редуктор', output: 'Выходной вал', spectrum: 'Спектр нагрузки' },
  torque: outputTorque,
  ratio,
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
  phases: {
    label: 'Фазы',
    hint: 'Рабочие фазы выхода за цикл, включая разгоны: среднекубический момент сравнивается с номинальным, самая тяжёлая фаза — со всеми пределами. Пусто: только требование выше',
    torque: { label: 'Выходной момент', hint: 'Отрицательный, когда ведёт нагрузка' },
    speed: { label: 'Частота вращения на выходе', hint: '0 в покое' },
    time: { label: 'Время' },
  },
} as const
