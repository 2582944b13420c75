/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Редуктор, сервопривод', note: 'Для уже выбранного серводвигателя: по модели' },
}
