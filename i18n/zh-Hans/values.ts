/** Texts of results that a form calculates by itself. */
export const texts = {
  title: '计算结果',
  copy: '复制结果',
  report: '报告（PDF）',
  reportName: '报告 {id}',
  source: '来源：{source}',
  cell: '{place} 处 {value} 的 {share}',
  solve: {
    title: '反求输入',
    input: '输入',
    target: '目标：{name}',
    find: '求解',
    take: '采用 {name} = {value}',
    none: '没有满足的{name}：结果范围为 {least} 至 {most}。',
    jump: '在 {low} 与 {high} 之间，结果由 {before} 跳变为 {after}。',
    blocked: '请先填写其他输入。',
  },
} as const
