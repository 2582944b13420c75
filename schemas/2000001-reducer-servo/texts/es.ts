/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Reductor, servomotor', note: 'Para un servomotor ya elegido: por su modelo' },
}
