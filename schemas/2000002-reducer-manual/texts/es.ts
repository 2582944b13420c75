import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/es.ts'

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
  class: { name: 'Reductor, manual', note: 'Par y relación' },
  sections: { demand: 'Requisito', types: 'Reductor', output: 'Eje de salida' },
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
