/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: '额定负载',
  },
  values: {
    screwEfficiency: '丝杠效率',
    wormEfficiency: '蜗轮副效率',
    totalEfficiency: '总效率',
    permissiblePower: '允许输入功率',
    liftingSpeed: '升降速度',
    maxLiftingSpeed: '最高升降速度',
    wormRatio: '蜗轮副传动比',
    selfLocking: '自锁',
  },
  assumptions: { lowestThreadFriction: '最小螺纹摩擦系数（自锁判定）' },
} as const
