/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Plataforma giratoria', note: 'Todas las plataformas, por inercia y par conocidos' },
}
