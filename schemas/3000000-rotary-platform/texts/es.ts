/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Plataforma giratoria', note: 'Todas las plataformas, por inercia y par conocidos' },
}
