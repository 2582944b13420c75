import { texts as reducer } from '../../2000000-reducer-three-phase/texts/ru.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: 'Мешалка резервуара', note: 'Мощность мешалок и подходящие редукторы с двигателем' },
  sections: { liquid: 'Жидкость', impeller: 'Мешалка', drive: 'Привод', types: 'Редуктор', output: 'Выходной вал' },
  density: { label: 'Плотность', hint: 'Жидкости или самой тяжёлой суспензии, которую перемешивают' },
  viscosity: {
    label: 'Вязкость',
    hint: 'Если поток не турбулентный (Re ниже 10 000), критерий мощности не постоянен, и этот расчёт неприменим. Предел зависит от частоты вращения и диаметра',
  },
  impeller: {
    label: 'Тип мешалки',
    hint: 'Для резервуара с отражательными перегородками; без них мощность меньше. Определяет критерий мощности',
    options: {
      discTurbine: 'Дисковая турбина, шесть прямых лопаток',
      pitchedSix: 'Шесть лопастей под 45°',
      pitchedFour: 'Четыре лопасти под 45°',
      paddle: 'Двухлопастная прямая',
      propeller: 'Пропеллер, шаг равен диаметру',
      propellerSteep: 'Пропеллер, шаг 1,5 диаметра',
    },
  },
  powerNumber: {
    label: 'Критерий мощности Np',
    hint: 'Для одной мешалки в турбулентном потоке, по таблице для выбранной формы; если есть значение изготовителя, используйте его',
  },
  impellerCount: { label: 'Мешалок на валу', hint: 'На расстоянии не менее одного диаметра, так что каждая потребляет полную мощность' },
  diameter: { label: 'Диаметр мешалки' },
  speed: {
    label: 'Частота вращения мешалки',
    hint: 'Момент рассчитывается при наибольшей частоте вращения в пределах допуска: он растёт с её квадратом',
    lower: { label: 'Частота вращения мешалки: нижнее отклонение' },
    upper: { label: 'Частота вращения мешалки: верхнее отклонение' },
  },
  shaftEfficiency: { label: 'КПД уплотнения вала и подшипников', hint: 'Потери между редуктором и жидкостью' },
  serviceFactor: { label: 'Сервис-фактор fB', hint: 'Наименьший сервис-фактор редуктора; больше, если осадок утяжеляет пуск' },
  surplus: {
    label: 'Наибольший запас момента',
    hint: 'Приводы, момент которых превышает требуемый более чем на это значение, не предлагаются',
  },
  reynolds: { label: 'Число Рейнольдса', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: 'Окружная скорость', hint: 'π n d' },
  impellerPower: { label: 'Мощность мешалок', hint: 'P = z Np ρ n³ d⁵ при наибольшей скорости' },
  driveTorque: { label: 'Момент на редукторе', hint: 'T = P / (2π n η)' },
  drivePower: { label: 'Мощность на редукторе', hint: 'P / η' },
  turnsPerSecond: { label: 'Частота вращения в об/с' },
  fastest: { label: 'Наибольшая частота вращения в об/с' },
  span: { label: 'Диаметр мешалки в м' },
  turbulentUpTo: { label: 'Наибольшая вязкость для турбулентного потока' },
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
