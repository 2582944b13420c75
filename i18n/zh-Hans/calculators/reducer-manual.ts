import { reducerThreePhase } from './reducer-three-phase.ts'

const { outputTorque, ratio, transmissionTypes, gearTypes, reducerTypes } = reducerThreePhase

/** Texts of the calculator `reducerManual`: what it asks for is asked for with a three-phase motor too. */
export const reducerManual = {
  sections: { demand: '负载要求', types: '减速机' },
  torque: outputTorque,
  ratio,
  transmissionTypes,
  gearTypes,
  reducerTypes,
} as const
