/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Поворотный круг', note: 'По сценарию работы' },
}
