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
  maxTwist,
} = reducerThreePhase

/** Texts of the calculator `reducerManual`, whose inputs all occur with a three-phase motor, too. */
export const texts = {
  class: { name: 'Reducer, manual', note: 'Without a motor: by torque and ratio you know' },
  sections: { demand: 'Demand', types: 'Gear unit', output: 'Output shaft', spectrum: 'Duty in phases' },
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
    label: 'Phases',
    hint: 'What the output does over a cycle, accelerations included: the cubic mean of the torque is held against the rated torque, the hardest phase against every limit. None: the demand above alone',
    torque: { label: 'Output torque', hint: 'Negative where the load drives' },
    speed: { label: 'Output speed', hint: '0 where it stands' },
    time: { label: 'Time' },
  },
} as const
