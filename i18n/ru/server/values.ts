/** Texts of reports of calculators whose results are values. */
export const texts = {
  title: 'Отчёт о расчёте',
  inputs: 'Исходные данные',
  results: 'Результаты',
  steps: 'Промежуточные значения',
  source: 'Источник: {source}',
} as const
