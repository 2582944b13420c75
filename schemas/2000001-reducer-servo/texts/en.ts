/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Reducer, servo motor', note: 'For a servo motor selected by model' },
}
