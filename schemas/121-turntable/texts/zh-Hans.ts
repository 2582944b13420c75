/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: '转台', note: '应用场景计算' },
}
