const needed = 'The distance of the load from the carriage decides here'

/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: {
    name: 'Linear module, load and life',
    note: 'Complete axis with screw or belt: results show load and life, with a calculation table',
  },
  sections: {
    mounting: 'Mounting',
    load: 'Load',
    motion: 'Motion',
    further: 'External force, motion profile',
    dutySpectrum: 'Duty spectrum',
  },
  posture: {
    label: 'Assembly method',
    hint: 'Mounting position of the axis',
    options: { horizontal: 'Horizontal', wall: 'Wall-mounted', vertical: 'Vertical' },
  },
  load: {
    label: 'Load entered as',
    hint: 'The thrust follows from a mass; an entered thrust is used directly, without moments on the guide',
    options: { mass: 'Mass', thrust: 'Thrust' },
  },
  mass: { label: 'Mass M', hint: 'Total mass moved with the carriage' },
  armA: { label: 'Arm A', hint: 'Centre of gravity along the travel; no effect on a vertical axis', needed },
  armB: { label: 'Arm B', hint: 'Lateral distance of the centre of gravity from the carriage', needed },
  armC: { label: 'Arm C', hint: 'Height of the centre of gravity above the carriage', needed },
  thrust: { label: 'Thrust', hint: 'Force along the travel, acting against forward motion' },
  stroke: { label: 'Stroke', hint: 'Usable travel of the carriage, one way' },
  acceleration: { label: 'Acceleration', hint: 'Also applies to deceleration' },
  motion: {
    label: 'Motion entered as',
    hint: 'The remaining values follow from stroke and acceleration',
    options: { maxSpeed: 'Max. speed', totalTime: 'Total time', evenTime: 'Constant-speed time' },
  },
  maxSpeed: { label: 'Max. speed', hint: 'Maximum speed of the carriage' },
  totalTime: { label: 'Total time', hint: 'Time for one stroke, one way, without the return' },
  evenTime: { label: 'Constant-speed time', hint: 'Time at constant speed within one stroke' },
  waitingTime: { label: 'Waiting time', hint: 'Dwell after each stroke' },
  resultingSpeed: { label: 'Stroke speed', hint: 'Follows from the entered time' },
  strokeTime: { label: 'Stroke time', hint: 'One way, including both ramps' },
  externalForce: {
    label: 'External force',
    hint: 'Along the travel; positive against forward motion (downwards on a vertical axis). The less favourable case, with or without the force, is used',
  },
  forceB: { label: 'Point of application, lateral', hint: 'To the side of the carriage; if empty, that of the mass' },
  forceC: { label: 'Point of application, height', hint: 'Above the carriage; if empty, that of the mass' },
  motionProfile: {
    label: 'Motion profile',
    hint: 'Shape of the ramps. The speed and acceleration above are the peak values of the stroke: a rounded ramp takes longer',
    options: {
      trapezoid: 'Trapezoid: constant acceleration',
      sCurve: 'S-curve: acceleration rises and falls linearly',
      modifiedSine: 'Modified sine',
    },
  },
  phases: {
    label: 'Duty spectrum',
    hint: 'Operating phases repeated by the axis. They determine life and RMS torque; all other limits apply both to them and to the motion above. The centre of gravity is the same in all phases',
    load: { label: 'Load' },
    acceleration: { label: 'Acceleration', hint: 'In either direction; 0 at constant speed' },
    speed: { label: 'Speed', hint: 'Mean speed of the phase; 0 at standstill' },
    time: { label: 'Duration' },
  },
} as const
