/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: '中空旋转平台', note: '惯量与转矩' },
}
