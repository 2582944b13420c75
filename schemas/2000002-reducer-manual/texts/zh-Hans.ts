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
} = reducerThreePhase

/** Texts of the calculator `reducerManual`: what it asks for is asked for with a three-phase motor too. */
export const texts = {
  class: { name: '减速机（手动输入）', note: '转矩与减速比' },
  sections: { demand: '负载要求', types: '减速机', output: '输出轴' },
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
} as const
