/** Texts of results that a form calculates by itself. */
export const texts = {
  title: 'Результаты',
  copy: 'Копировать результаты',
  report: 'Отчёт (PDF)',
  reportName: 'отчёт {id}',
  source: 'Источник: {source}',
  cell: '{share} от {value} при {place}',
  solve: {
    title: 'Подобрать вход',
    input: 'Вход',
    target: 'Нужно: {name}',
    find: 'Найти',
    take: 'Взять {name} = {value}',
    none: 'Ни одно значение «{name}» этого не даёт: результат от {least} до {most}.',
    jump: 'Между {low} и {high} результат скачком меняется с {before} на {after}.',
    blocked: 'Сначала нужны остальные данные.',
  },
} as const
