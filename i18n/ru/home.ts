/** Texts of the start page. */
export const texts = {
  heading: 'Что нужно переместить?',
  lead: 'Укажите нагрузку, скорость и ход: вы получите реальные модели со всеми проверками и источниками.',
  complete: 'Привод в сборе',
  /** What somebody may want to move. */
  moves: {
    position: 'Позиционировать по оси',
    lift: 'Поднимать и удерживать',
    push: 'Толкать или тянуть',
    turn: 'Вращать стол',
    drive: 'Вращать вал',
    other: 'Другие калькуляторы',
  },
  directory: { name: 'Каталог продукции', note: 'все серии и их параметры' },
  code: {
    label: 'Код заказа или название модели',
    find: 'Найти',
    example: 'напр. WTF2040-2 +1302L C7',
  },
  more: 'Другие способы подбора',
  recent: { heading: 'Недавние расчёты', remove: 'Убрать: {name}', forget: 'Очистить всё' },
} as const
