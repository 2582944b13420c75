/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Ball screw', note: 'Converts motor rotation into precise travel; guide and motor are selected separately' },
  sections: {
    mounting: 'Mounting',
    motion: 'Motion',
    accuracy: 'Accuracy and end supports',
    further: 'Inclination, additional loads, preload, travel deviation, motion profile',
    stiffness: 'Stiffness',
    dutySpectrum: 'Duty spectrum',
  },
  posture: { label: 'Posture', hint: 'Orientation of the screw axis', options: { horizontal: 'Horizontal', vertical: 'Vertical' } },
  inclination: { label: 'Inclination', hint: 'Angle by which forward travel rises above the horizontal; horizontal if empty' },
  load: { label: 'Load', hint: 'Total mass moved by the nut' },
  speed: { label: 'Max. speed', hint: 'Maximum speed of the table' },
  acceleration: { label: 'Acceleration', hint: 'Also applies to deceleration' },
  travel: { label: 'Travel', hint: 'Usable travel of the nut' },
  precision: { label: 'Accuracy grade', hint: 'JIS B 1192: C0 is the finest, C10 the coarsest grade', options: { 'C7/C10': 'C7 or C10' } },
  fixing: {
    label: 'End supports',
    hint: 'Bearing arrangement at both ends; determines critical speed and buckling load',
    options: {
      'fixed-free': 'Fixed – free',
      'supported-supported': 'Supported – supported',
      'fixed-supported': 'Fixed – supported',
      'fixed-fixed': 'Fixed – fixed',
    },
  },
  externalForce: {
    label: 'External axial force',
    hint: 'Positive against the forward stroke (downwards on a vertical axis), negative in its direction. The less favourable case, with or without the force, is used',
  },
  returnLoad: { label: 'Load on the return stroke', hint: 'Mass moved on the return stroke, if different' },
  preload: { label: 'Nut preload', hint: 'Reduces life, causes drag torque and loads the balls; up to 10 % of the dynamic load rating' },
  travelDeviation: {
    label: 'Permissible travel deviation',
    hint: 'Mean travel deviation over the useful travel, ±; determines the accuracy grade',
  },
  maxDeflection: {
    label: 'Permissible elastic displacement',
    hint: 'Of the nut under the maximum axial load, at the most compliant shaft position: shaft and nut, without backlash',
  },
  supportRigidity: {
    label: 'Rigidity of bearings and brackets',
    hint: 'Axial rigidity of everything that supports screw and nut; if empty, only shaft and nut are included',
  },
  phases: {
    label: 'Duty spectrum',
    hint: 'Operating phases repeated by the screw. They determine the life; static limits apply both to them and to the motion above. The load is the axial force on the screw, positive against forward travel',
    load: { label: 'Axial force' },
    speed: { label: 'Speed' },
    time: { label: 'Duration' },
  },
  motionProfile: {
    label: 'Motion profile',
    hint: 'Shape of the ramps. The speed and acceleration above are the peak values of the stroke: a rounded ramp takes longer',
    options: {
      trapezoid: 'Trapezoid: constant acceleration',
      sCurve: 'S-curve: acceleration rises and falls linearly',
      modifiedSine: 'Modified sine',
    },
  },
} as const
