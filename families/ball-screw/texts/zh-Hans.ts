/** Names that the sizing of ball screws has beyond the shared ones. */
export const texts = {
  checks: {
    dnValue: 'DN 值',
    accuracy: '精度等级',
  },
  values: {
    meanLoadForward: '平均轴向载荷（正向）',
    meanLoadBackward: '平均轴向载荷（反向）',
    spectrumSpeed: '载荷谱平均速度',
    largestSpeed: '运动与载荷谱的最大速度',
    threadLength: '螺纹长度',
    shaftLength: '丝杠轴总长',
    holdingTorque: '制动器保持转矩',
    nominalDiameter: '公称直径',
    dnValue: 'DN 值',
    dnSpeed: 'DN 值允许转速',
    workingSpeed: '工作转速',
    meanRotationalSpeed: '平均转速',
    permissibleAxialLoad: '允许轴向载荷',
    constantTorque: '匀速转矩',
    maxTorque: '最大转矩',
    maxPower: '最大功率',
    reverseEfficiency: '逆效率',
    leadAngle: '导程角',
  },
  assumptions: {
    shaftEnd: '螺纹以外的轴端长度（每端）',
    shortStrokeFactor: '短行程时的最小载荷系数 fw',
  },
} as const
