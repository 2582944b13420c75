import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/en.ts'

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
  class: { name: 'Reducer, manual', note: 'Torque and ratio' },
  sections: { demand: 'Demand', types: 'Gear unit', output: 'Output shaft' },
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
