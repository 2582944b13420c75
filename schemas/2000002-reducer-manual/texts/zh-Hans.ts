import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/zh-Hans.ts'

const {
  outputTorque,
  ratio,
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} = reducerThreePhase

/** Texts of the calculator `reducerManual`, whose inputs all occur with a three-phase motor, too. */
export const texts = {
  class: { name: '减速机（手动输入）', note: '不带电机：按要求的扭矩和减速比' },
  sections: { demand: '要求', types: '减速机', output: '输出轴', spectrum: '载荷谱' },
  torque: outputTorque,
  ratio,
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
  phases: {
    label: '工况阶段',
    hint: '输出端一个循环内的各工作阶段，含加速过程：扭矩的三次方均值与额定扭矩比较，最严苛的阶段与各项限值比较。留空：仅按上述要求',
    torque: { label: '输出扭矩', hint: '由负载驱动时为负' },
    speed: { label: '输出转速', hint: '静止时为 0' },
    time: { label: '时间' },
  },
} as const
