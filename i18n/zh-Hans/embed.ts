/** Texts of embedded pages. */
export const texts = {
  bar: '选型导航',
  overview: '全部系列与选型计算',
  title: '选择产品',
  lead: '按工况计算，或在系列中选择。所选型号的订货代码将传给嵌入本页的网页。',
  calculators: '按工况选型',
  series: '按系列选型',
  unknownSeries: '产品目录中没有系列“{series}”',
  take: '采用此型号',
  takeHint: '请先补全订货代码。',
  taken: '订货代码 {code} 已传给 {host}',
  alone: '本页未嵌入其他网页。请直接复制订货代码。',
} as const
