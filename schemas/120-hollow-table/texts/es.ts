/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Mesa giratoria hueca', note: 'Inercia y par' },
}
