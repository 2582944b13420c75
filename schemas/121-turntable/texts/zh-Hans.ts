/** Texts of a working class without a form. */
export const texts = {
  class: { name: '转台', note: '只需描述转动对象，自动算出惯量和扭矩' },
}
