/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Hollow rotary table', note: 'Free centre for cables and shafts; opens with working scenes' },
}
