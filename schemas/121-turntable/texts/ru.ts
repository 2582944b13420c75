/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Поворотный круг', note: 'Вы описываете, что вращается; инерция и момент рассчитываются' },
}
