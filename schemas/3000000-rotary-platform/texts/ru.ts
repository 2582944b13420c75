/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Поворотная платформа', note: 'Все платформы, по известным инерции и моменту' },
}
