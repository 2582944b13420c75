/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Hollow rotary table', note: 'Open centre for cables and shafts; starts from a working scene' },
}
