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
  class: { name: '减速机（手动输入）', note: '不指定电机：按已知扭矩和减速比' },
  sections: { demand: '负载要求', types: '减速机', output: '输出轴', spectrum: '分阶段工况' },
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
    hint: '输出端一个循环内的动作，包含加速过程：扭矩的立方平均值不得超过额定扭矩，最严苛的阶段须满足各项限值。不填则只按上述要求',
    torque: { label: '输出扭矩', hint: '由负载驱动时为负' },
    speed: { label: '输出转速', hint: '静止时为 0' },
    time: { label: '时间' },
  },
} as const
