/** What drawings and solids of models say. */
export const texts = {
  title: '图纸',
  views: '主视图、俯视图和右视图。尺寸',
  notStated: '未给出',
  fields: {
    model: '型号',
    series: '系列',
    maker: '制造商',
    material: '材料',
    data: '数据',
    scale: '比例',
    sheet: '图幅',
    unit: '单位',
    catalogue: '产品目录',
    site: '提供方',
  },
  holes: { through: '通孔', step: '间距 {step}', circle: '分布圆 ⌀{circle}', pitch: '间距 {across} × {up}', depth: '深 {depth}' },
  notes: {
    usual: '* 常用值：制造商未给出。加工前请向制造商确认。',
    position: '按行程的 {percent} % 位置绘制。',
    simplified: '外形与安装接口。内部结构已简化；螺纹只作示意，不建模。',
    rounded: '长度单位 {unit}，已取整。',
    demo: '演示数据：不是真实产品。',
    licence: '可免费用于含本产品的机器设计。不作任何保证。',
  },
} as const
