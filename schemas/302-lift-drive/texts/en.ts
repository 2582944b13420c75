import { texts as reducer } from '../../2000000-reducer-three-phase/texts/en.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Drive of several jacks', note: 'One gear unit with motor behind shafts and bevel gearboxes' },
  sections: { jacks: 'Jacks', train: 'Shafts and gearboxes', drive: 'Drive', types: 'Gear unit', output: 'Output shaft' },
  jacks: { label: 'Number of jacks' },
  jackTorque: { label: 'Torque of one jack', hint: 'At its input shaft, of the jack that bears most' },
  jackSpeed: {
    label: 'Input speed of the jacks',
    hint: 'Shafts and bevel gearboxes 1:1 turn as fast as the jacks; allow more only if the jacks were sized for it',
    lower: { label: 'Input speed: lower tolerance' },
    upper: { label: 'Input speed: upper tolerance' },
  },
  startFactor: {
    label: 'Factor at the start',
    hint: 'Worm gears and nuts take more torque out of rest; 1 only where the jack’s figure has it in it',
  },
  bevelBoxes: {
    label: 'Bevel gearboxes on the way',
    hint: 'Through how many the torque goes to the jack that lies farthest: none in a line, one in an H with its drive in the middle, two in a U',
  },
  bevelEfficiency: { label: 'Efficiency of a bevel gearbox', hint: 'By its maker; shafts and couplings are counted with it' },
  serviceFactor: { label: 'Service factor fB', hint: 'Least service factor of the gear unit' },
  surplus: { label: 'Most surplus of torque', hint: 'Drives that give more than this above the demand are not offered' },
  trainEfficiency: { label: 'Efficiency of shafts and gearboxes', hint: 'To the jack that lies farthest' },
  shaftTorque: {
    label: 'Torque to one jack',
    hint: 'For the last shaft and its coupling. There are none in the catalogue: ask their maker',
  },
  rowTorque: {
    label: 'Torque into one row',
    hint: 'Half of the jacks: for the shaft and the bevel gearbox before them. There are none in the catalogue: ask their maker',
  },
  driveTorque: { label: 'Torque at the gear unit', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Power at the gear unit', hint: 'P = 2π n T at the fastest speed' },
  fastest: { label: 'Turns per second, fastest' },
  leastSurplus: { label: 'Least surplus of torque' },
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
} as const
