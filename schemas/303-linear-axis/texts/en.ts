import { texts as screw } from '../../30-ball-screw/texts/en.ts'
import { texts as guide } from '../../31-ball-rail/texts/en.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: 'Linear axis', note: 'Ball screw, guides and servo motor for one axis, sized together' },
  sections: {
    axis: 'Axis',
    motion: 'Motion and life',
    guides: 'Guides and centre of gravity',
    screw: 'Screw',
    accuracy: 'Accuracy, overtravel, preload',
    force: 'Process force',
    further: 'Inclination, motion profile, way back, drive point',
  },
  posture,
  inclination,
  load: { label: 'Moved mass', hint: 'Everything that moves: load, table, carriage, blocks and nut' },
  stroke: { label: 'Stroke', hint: 'Useful travel; screw and rails become longer by nut, blocks, overtravel and ends' },
  acceleration,
  motionProfile,
  pace: { label: 'Given is', options: { speed: 'Speed', strokeTime: 'Time per stroke' } },
  speed,
  strokeTime: { label: 'Time per stroke', hint: 'From standstill to standstill, one way; not shorter than both ramps take' },
  travelSpeed: { label: 'Highest speed of the stroke', hint: 'By which all parts are sized' },
  dwell: { label: 'Pause after each stroke', hint: 'Counts in the effective torque of the motor and in the share of time in motion' },
  requiredLife: { label: 'Required life', hint: 'Hours of operation, pauses included; for screw and guides alike' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: 'Overtravel at each end', hint: 'To limit switches and stops, beyond the stroke' },
  preload,
  travelDeviation,
  processForce: {
    label: 'Process force along the travel',
    hint: 'Against forward travel, down on a vertical axis; negative with it. It may act or not: the worse counts',
  },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: 'Mass on the way back', hint: 'Where it differs' },
  driveB,
  driveC,
} as const
