/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Plato giratorio', note: 'Usted describe lo que gira; se calculan inercia y par' },
}
