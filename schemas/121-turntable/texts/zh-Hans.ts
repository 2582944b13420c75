/** Texts of a working class without a form. */
export const texts = {
  class: { name: '转台', note: '描述旋转负载，自动计算惯量和扭矩' },
}
