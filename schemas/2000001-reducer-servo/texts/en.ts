/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Reducer, servo motor', note: 'For a servo motor you have chosen: by its model' },
}
