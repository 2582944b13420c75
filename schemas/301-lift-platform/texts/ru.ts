import { texts as lift } from '../../300-lift/texts/ru.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: 'Подъёмная платформа', note: 'Несколько домкратов под одной платформой, с общим приводом' },
  sections: { load: 'Нагрузка', platform: 'Платформа', duty: 'Режим работы', mounting: 'Установка', further: 'Входной вал, жёсткость' },
  load: { label: 'Нагрузка', hint: 'Платформа и всё, что на ней' },
  arrangement: {
    label: 'Домкраты',
    hint: 'По углам прямоугольника и равномерно вдоль длинных сторон',
    options: {
      two: 'Два, один за другим',
      four: 'Четыре',
      six: 'Шесть, по три с каждой стороны',
      eight: 'Восемь, по четыре с каждой стороны',
    },
  },
  length: { label: 'Расстояние между крайними домкратами (длина)', hint: 'От оси первого до оси последнего вдоль платформы' },
  width: { label: 'Расстояние между рядами домкратов', hint: 'От оси до оси' },
  offsetAlong: {
    label: 'Смещение груза, продольное',
    hint: 'Наибольшее расстояние центра тяжести от середины; 0 — только если груз всегда по центру. Выше предела домкрат работал бы на растяжение',
  },
  offsetAcross: { label: 'Смещение груза, поперечное', hint: 'То же в поперечном направлении; предел зависит от продольного смещения' },
  jacks: { label: 'Число домкратов' },
  designLoad: { label: 'Расчётная нагрузка', hint: 'Нагрузка × 1000 × fs' },
  mostLoad: {
    label: 'Наибольшая нагрузка на домкрат',
    hint: 'Жёсткая платформа на одинаковых домкратах: W (1/n + ex x / Σx² + ey y / Σy²)',
  },
  leastLoad: { label: 'Наименьшая нагрузка на домкрат', hint: 'Не должна быть отрицательной: домкрат работал бы на растяжение' },
  loadMass: {
    label: 'Нагрузка для подбора',
    hint: 'Как если бы каждый домкрат нёс наибольшую нагрузку; разность уровней учтена коэффициентом распределения нагрузки',
  },
  liftOffAlong: { label: 'Наибольшее продольное смещение' },
  liftOffAcross: { label: 'Наибольшее поперечное смещение' },
  tilt: { label: 'Доля из-за смещения' },
  loadType,
  serviceFactor,
  minutes,
  speed,
  stroke,
  mounting,
  fixing,
  inputRadialForce,
  maxNutPressure,
  maxDeflection,
  dutyCycle,
  dutyCycleExact,
} as const
