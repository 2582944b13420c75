/** Names that the sizing of slide modules gives beyond the shared ones. */
export const texts = {
  checks: {
    payload: '承载质量',
    width: '宽度',
    environment: '使用环境',
    repeatability: '重复定位精度',
    combinedFactor: '组合载荷系数',
    dynamicMoment: '容许力矩',
    guideLife: '导轨寿命',
  },
  values: {
    moduleWidth: '模组宽度',
    bedLength: '底座长度',
    governingMoment: '起决定作用的力矩',
    momentUtilisation: '力矩利用率',
    guideForce: '导轨承受的重力',
    pitchMoment: '俯仰力矩',
    yawMoment: '偏转力矩',
    totalMoment: '力矩之和',
    guideMeanLoad: '导轨平均当量载荷',
  },
  assumptions: {
    acceleration: '加速度',
  },
  words: {
    rollMoment: '侧倾',
    pitchMoment: '俯仰',
    yawMoment: '偏转',
    dynamicMoment: '容许力矩',
  },
} as const
