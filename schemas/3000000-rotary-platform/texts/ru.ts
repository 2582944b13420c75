/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Поворотная платформа', note: 'Все платформы, по известным моменту инерции и моменту' },
}
