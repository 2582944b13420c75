/** Texts of the calculator `screwLift`: those of the lift, with the assembly structure in place of the install type. */
import { texts as lift } from '../../300-lift/texts/ru.ts'

const { mounting: _, ...shared } = lift

export const texts = {
  ...shared,
  class: { name: 'Винтовой подъёмник', note: 'Один домкрат или несколько, соединённых валами, как готовая конструкция' },
  sections: {
    load: 'Нагрузка',
    duty: 'Режим работы',
    structure: 'Конструкция',
    further: 'Несколько домкратов, входной вал',
    dutySpectrum: 'Спектр нагрузки',
  },
  structure: {
    label: 'Конструктивное исполнение',
    hint: 'Какая деталь перемещается и в каком направлении действует подъёмник; вращающийся винт, кроме того, должен оставаться ниже критической частоты вращения',
    options: {
      '1A': '1A перемещается винт, вверх',
      '1B': '1B перемещается винт, вниз',
      '2A': '2A перемещается гайка, вверх',
      '2B': '2B перемещается гайка, вниз',
    },
  },
} as const
