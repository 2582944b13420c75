/** Texts of a working class without a form. */
export const texts = {
  class: { name: '中空旋转平台', note: '中心通孔可穿线缆和轴；从工况场景开始' },
}
