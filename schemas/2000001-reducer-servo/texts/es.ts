/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Reductor, servomotor', note: 'Para un servomotor elegido por modelo' },
}
