/** Texts of a working class without a form. */
export const texts = {
  class: { name: '中空旋转平台', note: '中心通孔可走线穿轴；从应用场景开始' },
}
