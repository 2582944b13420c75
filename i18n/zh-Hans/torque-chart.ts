/** Texts of the chart of torque over speed on servo results. */
export const torqueChart = {
  title: '输出端转矩—转速曲线',
  gear: '减速机',
  speed: '输出转速',
  torque: '输出转矩',
  continuous: '连续',
  peak: '峰值',
  demand: '要求',
  demandRow: '要求的转速',
  label: '{name} {torque}',
  demandLabel: '{torque}，{speed}',
  gearLimited: '受减速机限制',
  data: '数据表',
  summary: '电机与减速机在输出端：连续转矩 {continuous}，峰值转矩 {peak}，最高 {speed}。{demand}',
  verdict: {
    continuous: '要求 {torque}、{speed}，在连续工作范围内。',
    peak: '要求 {torque}、{speed}，超出连续工作范围，但在峰值转矩以内：仅限短时。',
    torqueTooHigh: '要求 {torque}、{speed}，超出峰值转矩。',
    speedTooHigh: '要求 {torque}、{speed}，超出最高转速。',
  },
  note: '简化曲线：额定转速以下恒转矩，以上恒功率；高速时厂家曲线可能更低。',
} as const
