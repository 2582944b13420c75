/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Шариковинтовая передача', note: 'Нагрузка, скорость, ход, ресурс' },
  sections: { mounting: 'Установка', motion: 'Движение', accuracy: 'Точность' },
  posture: { label: 'Положение', hint: 'Направление оси винта', options: { horizontal: 'Горизонтальное', vertical: 'Вертикальное' } },
  load: { label: 'Нагрузка', hint: 'Полная масса, перемещаемая гайкой' },
  speed: { label: 'Макс. скорость', hint: 'Наибольшая скорость стола' },
  acceleration: { label: 'Ускорение', hint: 'То же значение принимается для торможения' },
  travel: { label: 'Ход', hint: 'Рабочий ход гайки' },
  precision: { label: 'Класс точности', hint: 'JIS B 1192: C0 — самый точный, C10 — самый грубый', options: { 'C7/C10': 'C7 или C10' } },
  fixing: {
    label: 'Заделка концов',
    hint: 'Схема опор винта; определяет критическую частоту вращения и устойчивость',
    options: {
      'fixed-free': 'Заделка – свободный',
      'supported-supported': 'Опора – опора',
      'fixed-supported': 'Заделка – опора',
      'fixed-fixed': 'Заделка – заделка',
    },
  },
} as const
