/** Texts of the calculator `screwLift`: those of the lift, with the assembly structure in place of the install type. */
import { texts as lift } from '../../300-lift/texts/ru.ts'

const { mounting: _, ...shared } = lift

export const texts = {
  ...shared,
  class: { name: 'Винтовой подъёмник', note: 'Один или несколько домкратов с валами как целое' },
  sections: {
    load: 'Нагрузка',
    duty: 'Режим работы',
    structure: 'Конструкция',
    further: 'Несколько домкратов, входной вал',
    dutySpectrum: 'Спектр нагрузок',
  },
  structure: {
    label: 'Конструктивное исполнение',
    hint: 'Что перемещается и куда действует; вращающийся винт к тому же должен оставаться ниже критической частоты',
    options: {
      '1A': '1A перемещается винт, вверх',
      '1B': '1B перемещается винт, вниз',
      '2A': '2A перемещается гайка, вверх',
      '2B': '2B перемещается гайка, вниз',
    },
  },
} as const
