/** Texts of the linear-axis sizing in addition to those of its parts. */
export const texts = {
  name: '直线运动轴',
  part: '直线运动轴',
  checks: {
    couplingTorque: '联轴器扭矩',
    couplingSpeed: '联轴器转速',
    supportLoad: '支撑单元载荷',
    supportLife: '支撑单元寿命',
  },
  values: {
    guideFriction: '导轨摩擦力',
    timeInMotion: '运动时间占比',
    couplingTorque: '联轴器扭矩',
    brakeTorque: '制动扭矩',
    torsionalFrequency: '扭转固有频率',
  },
  assumptions: {
    guideFriction: '导轨摩擦系数',
    sealResistance: '滑块密封阻力（按导轨宽度）',
    couplingShare: '联轴器惯量占丝杠惯量的比例',
    couplingFactor: '联轴器使用系数',
    brakeFactor: '制动器安全系数',
  },
  words: {
    guidesUnloaded: '按这些输入，导轨不受载荷：未填写负载的距离 A、B、C 时，导轨按零载荷选定。',
  },
} as const
