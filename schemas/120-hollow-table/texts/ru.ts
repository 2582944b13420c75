/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Полый поворотный стол', note: 'Инерция и момент' },
}
