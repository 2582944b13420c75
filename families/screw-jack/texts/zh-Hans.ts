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
  remarks: {
    strokeAssumed: '未查到行程限值，按同吨位 Tsubaki Lini-Power Jack 假定。',
    capacityFromName: '承载能力由型号推定，每 10 kN 计 1 t。',
    ratioFromLead: '速比 = 导程 / 每转行程。',
    rootFromBall: '底径 d0 − da cos 45°。',
    dutyOfHour: '负载持续率为每小时 {value} %。',
    screwAndRatioRecalled: '丝杠和速比凭记忆，未核对。',
    screwRecalled: '丝杠凭记忆，未核对。',
    heatOfSwl5: '热功率为推算：至少为表中确认的 SWL5 的 0.731 kW。',
    heatHalfOfSwl5: '热功率为推算：至少为 SWL5 的 0.731 kW 的一半。',
    overheats: '0.72 kW 处于表中的过热区。',
    heatConfirmed: '热功率取表中可确认的最大值（500 rpm 时 20 kN）。',
  },
} as const
