/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Plato giratorio', note: 'Usted describe lo que gira; se calculan inercia y par' },
}
