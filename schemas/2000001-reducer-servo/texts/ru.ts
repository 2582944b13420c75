/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Редуктор, сервопривод', note: 'Для уже выбранного серводвигателя: по модели' },
}
