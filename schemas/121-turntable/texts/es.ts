/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Plato giratorio', note: 'Describa la carga giratoria; se calculan inercia y par' },
}
