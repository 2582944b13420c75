/** Texts of a working class without a form. */
export const texts = {
  class: { name: '减速机（伺服电机）', note: '用于按型号选定的伺服电机' },
}
