/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Plato giratorio', note: 'Por escenario de trabajo' },
}
