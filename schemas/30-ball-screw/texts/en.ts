/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Ball screw', note: 'Turns a motor’s rotation into exact travel; you add guide and motor' },
  sections: {
    mounting: 'Mounting',
    motion: 'Motion',
    accuracy: 'Accuracy and end supports',
    further: 'Inclination, further loads, preload, travel deviation, motion profile',
    stiffness: 'Stiffness',
    dutySpectrum: 'Duty spectrum',
  },
  posture: { label: 'Posture', hint: 'Direction of the screw axis', options: { horizontal: 'Horizontal', vertical: 'Vertical' } },
  inclination: { label: 'Inclination', hint: 'By how much forward travel rises above the horizontal; level where it is left empty' },
  load: { label: 'Load', hint: 'Total mass moved by the nut' },
  speed: { label: 'Max. speed', hint: 'Highest speed of the table' },
  acceleration: { label: 'Acceleration', hint: 'The same value is used for braking' },
  travel: { label: 'Travel', hint: 'Useful travel of the nut' },
  precision: { label: 'Accuracy grade', hint: 'JIS B 1192: C0 is finest, C10 coarsest', options: { 'C7/C10': 'C7 or C10' } },
  fixing: {
    label: 'End supports',
    hint: 'Bearing arrangement at both ends; sets critical speed and buckling load',
    options: {
      'fixed-free': 'Fixed – free',
      'supported-supported': 'Supported – supported',
      'fixed-supported': 'Fixed – supported',
      'fixed-fixed': 'Fixed – fixed',
    },
  },
  externalForce: {
    label: 'External axial force',
    hint: 'Positive against the forward stroke (downwards on a vertical axis), negative with it. It may act or not: the worse counts',
  },
  returnLoad: { label: 'Load on the way back', hint: 'Mass moved on the return stroke, where it differs' },
  preload: { label: 'Preload of the nut', hint: 'Shortens the life, drags, loads the balls; up to 10 % of the dynamic load rating' },
  travelDeviation: { label: 'Permitted travel deviation', hint: 'Mean travel over the useful length, ±; decides on the accuracy grade' },
  maxDeflection: {
    label: 'Permitted elastic displacement',
    hint: 'Of the nut under the largest axial load, where the shaft is softest: shaft and nut, without play',
  },
  supportRigidity: {
    label: 'Rigidity of bearings and brackets',
    hint: 'Axial, of all that holds screw and nut; left empty, shaft and nut alone are counted',
  },
  phases: {
    label: 'Duty spectrum',
    hint: 'Phases that the screw goes through again and again: life is that of these phases, and the static limits hold for them and for the motion above. The load is the axial force on the screw, positive against forward travel',
    load: { label: 'Axial force' },
    speed: { label: 'Speed' },
    time: { label: 'Duration' },
  },
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
