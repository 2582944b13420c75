/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Поворотный стол', note: 'Опишите вращающийся груз; момент инерции и момент рассчитываются' },
}
