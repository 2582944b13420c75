/** Texts of a working class without a form. */
export const texts = {
  class: { name: '减速机（伺服电机）', note: '已选定伺服电机：按电机型号' },
}
