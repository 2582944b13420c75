/** Texts of the servo-motor sizing in addition to the shared ones. */
export const texts = {
  name: '伺服电机',
  part: '电机',
  checks: {
    motorSpeed: '额定转速',
    motorTorque: '有效扭矩',
    motorPeakTorque: '峰值扭矩',
    motorHolding: '保持扭矩',
  },
  values: {
    motorSpeed: '电机转速',
    massInertia: '移动质量的惯量',
    loadInertia: '折算到电机的负载惯量',
    effectiveTorque: '电机有效扭矩',
    cycleEnergy: '每循环电机轴输出能量',
    returnedEnergy: '每循环回馈到电机的能量',
    standingTorque: '静止时保持轴位的扭矩',
  },
  assumptions: { motorTorqueShare: '电机扭矩的许用比例' },
} as const
