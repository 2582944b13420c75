/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Plataforma giratoria', note: 'Inercia y par' },
}
