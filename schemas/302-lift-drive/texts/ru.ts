import { texts as reducer } from '../../2000000-reducer-three-phase/texts/ru.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Привод нескольких домкратов', note: 'Один мотор-редуктор за валами и коническими редукторами' },
  sections: { jacks: 'Домкраты', train: 'Валы и конические редукторы', drive: 'Привод', types: 'Редуктор', output: 'Выходной вал' },
  jacks: { label: 'Число домкратов' },
  jackTorque: { label: 'Момент одного домкрата', hint: 'На входном валу самого нагруженного домкрата' },
  jackSpeed: {
    label: 'Входная частота вращения домкратов',
    hint: 'Валы и конические редукторы 1:1 вращаются как домкраты; больше — только если домкраты рассчитаны на это',
    lower: { label: 'Входная частота вращения: нижний допуск' },
    upper: { label: 'Входная частота вращения: верхний допуск' },
  },
  startFactor: { label: 'Коэффициент пуска', hint: 'Червяк и гайка с места требуют большего момента; 1 — только если он уже учтён' },
  bevelBoxes: {
    label: 'Конических редукторов на пути',
    hint: 'Через сколько идёт момент к самому дальнему домкрату: в линию — ни одного, в H с приводом посередине — один, в U — два',
  },
  bevelEfficiency: { label: 'КПД конического редуктора', hint: 'По данным изготовителя; валы и муфты учитываются вместе с ним' },
  serviceFactor: { label: 'Сервис-фактор fB', hint: 'Наименьший сервис-фактор редуктора' },
  surplus: { label: 'Наибольший запас момента', hint: 'Приводы, которые дают больше этого сверх требования, не предлагаются' },
  trainEfficiency: { label: 'КПД валов и редукторов', hint: 'До самого дальнего домкрата' },
  shaftTorque: { label: 'Момент к одному домкрату', hint: 'Для последнего вала и муфты. В каталоге их нет: спросите изготовителя' },
  rowTorque: {
    label: 'Момент в один ряд',
    hint: 'Половина домкратов: для вала и конического редуктора перед ними. В каталоге их нет: спросите изготовителя',
  },
  driveTorque: { label: 'Момент на редукторе', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Мощность на редукторе', hint: 'P = 2π n T при наибольшей скорости' },
  fastest: { label: 'Оборотов в секунду, наибольшее' },
  leastSurplus: { label: 'Наименьший запас момента' },
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
} as const
