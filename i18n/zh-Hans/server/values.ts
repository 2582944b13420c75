/** Texts of reports of calculators whose results are values. */
export const texts = {
  title: '计算报告',
  inputs: '输入',
  results: '结果',
  steps: '中间值',
  source: '来源：{source}',
} as const
