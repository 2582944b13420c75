/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Поворотный круг', note: 'Вы описываете, что вращается; инерция и момент рассчитываются' },
}
