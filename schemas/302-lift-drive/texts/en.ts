import { texts as reducer } from '../../2000000-reducer-three-phase/texts/en.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: 'Drive for several jacks', note: 'One reducer with motor, connected by shafts and bevel gearboxes' },
  sections: { jacks: 'Jacks', train: 'Shafts and gearboxes', drive: 'Drive', types: 'Reducer', output: 'Output shaft' },
  jacks: { label: 'Number of jacks' },
  jackTorque: { label: 'Torque per jack', hint: 'At the input shaft of the most heavily loaded jack' },
  jackSpeed: {
    label: 'Input speed of the jacks',
    hint: 'Shafts and 1:1 bevel gearboxes rotate at jack speed; allow a higher speed only if the jacks were sized for it',
    lower: { label: 'Input speed: lower tolerance' },
    upper: { label: 'Input speed: upper tolerance' },
  },
  startFactor: {
    label: 'Starting torque factor',
    hint: 'Worm gears and nuts need a higher torque to start from standstill; 1 only if the jack torque already includes it',
  },
  bevelBoxes: {
    label: 'Bevel gearboxes in the power path',
    hint: 'Number of gearboxes between the drive and the farthest jack: none in a line layout, one in an H layout with a central drive, two in a U layout',
  },
  bevelEfficiency: {
    label: 'Efficiency of a bevel gearbox',
    hint: 'According to its manufacturer; losses of shafts and couplings are included here',
  },
  serviceFactor: { label: 'Service factor fB', hint: 'Minimum service factor of the reducer' },
  surplus: { label: 'Maximum torque reserve', hint: 'Drives that exceed the required torque by more than this are not offered' },
  trainEfficiency: { label: 'Efficiency of shafts and gearboxes', hint: 'To the farthest jack' },
  shaftTorque: {
    label: 'Torque to one jack',
    hint: 'For the last shaft and its coupling. Not in this catalogue: ask their manufacturer',
  },
  rowTorque: {
    label: 'Torque per row',
    hint: 'Half of the jacks, all of them in a line layout: for the shaft and bevel gearbox in front of them. Not in this catalogue: ask their manufacturer',
  },
  driveTorque: { label: 'Torque at the reducer', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: 'Power at the reducer', hint: 'P = 2π n T at the maximum speed' },
  fastest: { label: 'Maximum rotational speed in rev/s' },
  leastSurplus: { label: 'Minimum torque reserve' },
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
