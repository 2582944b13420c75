/** Names that the sizing of rotary platforms has beyond the shared ones. */
export const rotary = {
  checks: {
    platformTorque: '平台转矩',
    platformContinuousTorque: '内置电机连续转矩',
    platformSpeed: '平台转速',
    axialLoad: '轴向载荷',
    radialLoad: '径向载荷',
    momentLoad: '力矩载荷',
    loadInertia: '负载惯量',
    motorSpeed: '电机转速',
    motorPeakTorque: '电机峰值转矩',
    motorRmsTorque: '电机有效转矩',
  },
  values: {
    permissibleTorque: '允许转矩',
    platformInertia: '平台自身惯量',
    requiredMotorSpeed: '所需电机转速',
    requiredMotorTorque: '电机侧峰值转矩',
    effectiveMotorTorque: '电机侧有效转矩',
    bearingLoad: '轴承当量载荷',
    bearingLife: '轴承寿命',
    bearingStaticSafety: '轴承静安全系数',
  },
  assumptions: {
    preferredInertiaRatio: '优选惯量比',
    platformEfficiency: '平台效率',
    bearingLoadFactor: '轴承载荷系数',
  },
  words: {
    hollowRoller: '中空平台（交叉滚子轴承）',
    hollowBall: '中空平台（球轴承）',
    integratedActuator: '带电机的旋转执行器',
    directDrive: '直驱',
    preferred: '优选',
    permitted: '允许',
    incomplete: '数据不全',
  },
} as const
