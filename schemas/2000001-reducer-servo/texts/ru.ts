/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Редуктор, серводвигатель', note: 'Для серводвигателя, выбранного по модели' },
}
