import { texts as reducerThreePhase } from '../../2000000-reducer-three-phase/texts/ru.ts'

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
  class: { name: 'Редуктор, ручной ввод', note: 'Момент и отношение' },
  sections: { demand: 'Требование', types: 'Редуктор', output: 'Выходной вал' },
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
