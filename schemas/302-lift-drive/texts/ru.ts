import { texts as reducer } from '../../2000000-reducer-three-phase/texts/ru.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Привод нескольких домкратов', note: 'Один редуктор с двигателем, соединённый валами и коническими редукторами' },
  sections: { jacks: 'Домкраты', train: 'Валы и конические редукторы', drive: 'Привод', types: 'Редуктор', output: 'Выходной вал' },
  jacks: { label: 'Число домкратов' },
  jackTorque: { label: 'Момент на домкрат', hint: 'На входном валу самого нагруженного домкрата' },
  jackSpeed: {
    label: 'Частота вращения домкратов на входе',
    hint: 'Валы и конические редукторы 1:1 вращаются с частотой домкратов; бо́льшую допускайте, только если домкраты на неё рассчитаны',
    lower: { label: 'Частота вращения на входе: нижнее отклонение' },
    upper: { label: 'Частота вращения на входе: верхнее отклонение' },
  },
  startFactor: {
    label: 'Коэффициент пускового момента',
    hint: 'Червячной паре и гайке для пуска из покоя нужен больший момент; 1 — только если момент домкрата его уже включает',
  },
  bevelBoxes: {
    label: 'Конические редукторы на пути передачи момента',
    hint: 'Число редукторов между приводом и самым дальним домкратом: в линию — ни одного, схема H с центральным приводом — один, схема U — два',
  },
  bevelEfficiency: { label: 'КПД конического редуктора', hint: 'По данным изготовителя; потери валов и муфт учитываются здесь' },
  serviceFactor: { label: 'Сервис-фактор fB', hint: 'Наименьший сервис-фактор редуктора' },
  surplus: {
    label: 'Наибольший запас момента',
    hint: 'Приводы, момент которых превышает требуемый более чем на это значение, не предлагаются',
  },
  trainEfficiency: { label: 'КПД валов и редукторов', hint: 'До самого дальнего домкрата' },
  shaftTorque: {
    label: 'Момент к одному домкрату',
    hint: 'Для последнего вала и его муфты. В этом каталоге их нет: спросите их изготовителя',
  },
  rowTorque: {
    label: 'Момент на ряд',
    hint: 'Половина домкратов, при расположении в линию все: для вала и конического редуктора перед ними. В этом каталоге их нет: спросите их изготовителя',
  },
  driveTorque: { label: 'Момент на редукторе', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Мощность на редукторе', hint: 'P = 2π n T при наибольшей скорости' },
  fastest: { label: 'Наибольшая частота вращения в об/с' },
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
