/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Linear module, variant 2', note: 'Complete axis: load and life first, with a table of results' },
  sections: { mounting: 'Mounting', load: 'Load', motion: 'Motion', further: 'External force, motion profile' },
  posture: {
    label: 'Assembly method',
    hint: 'How the axis lies',
    options: { horizontal: 'Horizontal', wall: 'On the wall', vertical: 'Vertical' },
  },
  load: {
    label: 'Load given as',
    hint: 'A mass gives the thrust; a thrust is taken as it is, without moments on the guide',
    options: { mass: 'Mass', thrust: 'Thrust' },
  },
  mass: { label: 'Mass M', hint: 'Everything that moves with the carriage' },
  armA: { label: 'Arm A', hint: 'Centre of gravity along the travel; no effect on a vertical axis' },
  armB: { label: 'Arm B', hint: 'Centre of gravity to the side of the carriage' },
  armC: { label: 'Arm C', hint: 'Centre of gravity above the carriage' },
  thrust: { label: 'Thrust', hint: 'Force along the travel that acts against forward motion' },
  stroke: { label: 'Stroke', hint: 'Useful travel of the carriage, one way' },
  acceleration: { label: 'Acceleration', hint: 'The same value is used for braking' },
  motion: {
    label: 'Motion given as',
    hint: 'What is not entered follows from stroke and acceleration',
    options: { maxSpeed: 'Max. speed', totalTime: 'Total time', evenTime: 'Even time' },
  },
  maxSpeed: { label: 'Max. speed', hint: 'Highest speed of the carriage' },
  totalTime: { label: 'Total time', hint: 'Time of one stroke, one way, without the return' },
  evenTime: { label: 'Even time', hint: 'Time at constant speed within one stroke' },
  waitingTime: { label: 'Waiting time', hint: 'Pause after each stroke' },
  resultingSpeed: { label: 'Speed of the stroke', hint: 'Follows from the time where one is entered' },
  strokeTime: { label: 'Time of the stroke', hint: 'One way, with both ramps' },
  externalForce: {
    label: 'External force',
    hint: 'Along the travel; positive against forward motion (down on a vertical axis). It may act or not: the worse counts',
  },
  forceB: { label: 'Point of the force, across', hint: 'To the side of the carriage; that of the mass where it is left empty' },
  forceC: { label: 'Point of the force, height', hint: 'Above the carriage; that of the mass where it is left empty' },
  motionProfile: {
    label: 'Motion profile',
    hint: 'Shape of the ramps. Speed and acceleration above are the highest of the stroke: a rounded ramp takes longer',
    options: {
      trapezoid: 'Trapezoid: constant acceleration',
      sCurve: 'S-curve: acceleration rises and falls evenly',
      modifiedSine: 'Modified sine',
    },
  },
} as const
