/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Hollow rotary table', note: 'Free centre for cables and shafts; opens with working scenes' },
}
