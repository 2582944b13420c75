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
  class: { name: 'Reducer, manual', note: 'Without a motor: by required torque and ratio' },
  sections: { demand: 'Requirement', types: 'Reducer', output: 'Output shaft', spectrum: 'Duty spectrum' },
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
    hint: 'Operating phases of the output over one cycle, accelerations included: the cubic mean torque is compared with the rated torque, the most severe phase with every limit. If empty: only the requirement above',
    torque: { label: 'Output torque', hint: 'Negative when the load is driving' },
    speed: { label: 'Output speed', hint: '0 at standstill' },
    time: { label: 'Time' },
  },
} as const
