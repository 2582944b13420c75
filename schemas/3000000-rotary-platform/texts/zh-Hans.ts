/** Texts of a working class without a form. */
export const texts = {
  class: { name: '旋转平台', note: '全部平台，按已知惯量和扭矩' },
}
