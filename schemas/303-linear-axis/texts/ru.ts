import { texts as screw } from '../../30-ball-screw/texts/ru.ts'
import { texts as guide } from '../../31-ball-rail/texts/ru.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: 'Линейная ось', note: 'Шарико-винтовая передача, направляющие и серводвигатель одной оси, рассчитанные вместе' },
  sections: {
    axis: 'Ось',
    motion: 'Движение и ресурс',
    guides: 'Направляющие и центр тяжести',
    screw: 'Винт',
    coupling: 'Муфта',
    accuracy: 'Точность, перебег, натяг',
    force: 'Технологическая сила',
    further: 'Наклон, закон движения, обратный ход, точка привода',
  },
  posture,
  inclination,
  load: { label: 'Перемещаемая масса', hint: 'Полная перемещаемая масса: груз, стол, суппорт, каретки и гайка' },
  stroke: { label: 'Ход', hint: 'Полезный ход; винт и рельсы длиннее на гайку, каретки, перебег и концы' },
  acceleration,
  motionProfile,
  pace: { label: 'Движение задано как', options: { speed: 'Скорость', strokeTime: 'Время хода' } },
  speed,
  strokeTime: { label: 'Время хода', hint: 'От покоя до покоя, в одну сторону; ограничено разгоном и торможением' },
  travelSpeed: { label: 'Наибольшая скорость хода', hint: 'Все части рассчитываются на эту скорость' },
  dwell: { label: 'Пауза после каждого хода', hint: 'Учитывается в эффективном моменте двигателя и в доле времени движения' },
  requiredLife: { label: 'Требуемый ресурс', hint: 'Часы работы с паузами; для винта и направляющих' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: 'Перебег с каждой стороны', hint: 'Перемещение сверх хода до концевых выключателей и упоров' },
  preload,
  travelDeviation,
  processForce: {
    label: 'Технологическая сила вдоль хода',
    hint: 'Положительна против хода вперёд (на вертикальной оси — вниз), отрицательна по ходу. Учитывается менее благоприятный случай, с силой или без неё',
  },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: 'Масса на обратном ходу', hint: 'Если отличается' },
  driveB,
  driveC,
  screwEnd: { label: 'Диаметр конца винта', hint: 'Для муфты: без него она не выбирается' },
  excitation: { label: 'Частота возбуждения', hint: 'Собственная частота крутильных колебаний должна быть не менее чем вдвое выше' },
} as const
