/** Names that the sizing of screw jacks has beyond the shared ones. */
export const texts = {
  checks: {
    capacity: '额定负载',
    inputRadialForce: '输入轴径向力',
  },
  values: {
    screwEfficiency: '丝杠效率',
    wormEfficiency: '蜗轮副效率',
    totalEfficiency: '总效率',
    permissiblePower: '允许输入功率',
    liftingSpeed: '升降速度',
    maxLiftingSpeed: '最高升降速度',
    wormRatio: '蜗轮副传动比',
    loweringTorque: '下降负载所需转矩',
    tareTorque: '空载转矩',
    loadPerJack: '单台升降机负载',
    selfLocking: '自锁',
  },
  assumptions: { loadSharing: '多台升降机的负载分配系数', lowestThreadFriction: '最小螺纹摩擦系数（自锁判定）' },
} as const
