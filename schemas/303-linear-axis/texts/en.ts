import { texts as screw } from '../../30-ball-screw/texts/en.ts'
import { texts as guide } from '../../31-ball-rail/texts/en.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: 'Linear axis', note: 'Ball screw, guides and servo motor of one axis, sized together' },
  sections: {
    axis: 'Axis',
    motion: 'Motion and life',
    guides: 'Guides and centre of gravity',
    screw: 'Screw',
    coupling: 'Coupling',
    accuracy: 'Accuracy, overtravel, preload',
    force: 'Process force',
    further: 'Inclination, motion profile, return stroke, drive point',
  },
  posture,
  inclination,
  load: { label: 'Moving mass', hint: 'Total moving mass: load, table, carriage, blocks and nut' },
  stroke: { label: 'Stroke', hint: 'Usable travel; screw and rails are longer by nut, blocks, overtravel and ends' },
  acceleration,
  motionProfile,
  pace: { label: 'Motion entered as', options: { speed: 'Speed', strokeTime: 'Time per stroke' } },
  speed,
  strokeTime: { label: 'Time per stroke', hint: 'From standstill to standstill, one way; limited by the two ramps' },
  travelSpeed: { label: 'Maximum speed of the stroke', hint: 'All parts are sized for this speed' },
  dwell: { label: 'Dwell after each stroke', hint: 'Included in the RMS torque of the motor and in the share of time in motion' },
  requiredLife: { label: 'Required life', hint: 'Operating hours including dwells; for screw and guides' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: 'Overtravel at each end', hint: 'Travel beyond the stroke up to limit switches and stops' },
  preload,
  travelDeviation,
  processForce: {
    label: 'Process force along the travel',
    hint: 'Positive against forward travel (downwards on a vertical axis), negative in its direction. The less favourable case, with or without the force, is used',
  },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: 'Mass on the return stroke', hint: 'If different' },
  driveB,
  driveC,
  screwEnd: { label: 'Screw end diameter', hint: 'Coupling is selected for it; none without it' },
  excitation: { label: 'Excitation frequency', hint: 'The torsional natural frequency must be at least twice as high' },
} as const
