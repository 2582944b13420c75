/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Turntable', note: 'By working scene' },
}
