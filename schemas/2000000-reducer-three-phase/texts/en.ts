/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Reducer, three-phase motor', note: 'With a standard mains-operated motor: by power or torque' },
  sections: { demand: 'Requirement', motion: 'Speed', types: 'Reducer', output: 'Output shaft' },
  demand: { label: 'Requirement entered as', options: { motorPower: 'Motor power', outputTorque: 'Output torque' } },
  motorPower: {
    label: 'Motor power',
    hint: 'Rated power of the three-phase motor on a 50 Hz supply',
    lower: { label: 'Motor power: lower tolerance' },
    upper: { label: 'Motor power: upper tolerance' },
  },
  outputTorque: {
    label: 'Output torque',
    hint: 'Torque at the output shaft',
    lower: { label: 'Output torque: lower tolerance' },
    upper: { label: 'Output torque: upper tolerance' },
  },
  motion: { label: 'Speed entered as', options: { outputSpeed: 'Output speed', ratio: 'Reduction ratio' } },
  outputSpeed: {
    label: 'Output speed',
    hint: 'Speed of the output shaft with the motor on a 50 Hz supply',
    lower: { label: 'Output speed: lower tolerance' },
    upper: { label: 'Output speed: upper tolerance' },
  },
  ratio: {
    label: 'Reduction ratio',
    hint: 'Input speed divided by output speed',
    lower: { label: 'Reduction ratio: lower tolerance' },
    upper: { label: 'Reduction ratio: upper tolerance' },
  },
  serviceFactor: { label: 'Service factor fB', hint: 'Minimum service factor of the reducer; leave empty for no requirement' },
  transmissionTypes: {
    label: 'Transmission direction',
    hint: 'None selected: any',
    options: { coaxial: 'Coaxial', parallel: 'Parallel shaft', rightAngle: 'Right angle' },
  },
  gearTypes: {
    label: 'Gear type',
    hint: 'None selected: any',
    options: { helical: 'Helical', bevelHelical: 'Bevel-helical', worm: 'Worm', planetary: 'Planetary', cycloidal: 'Cycloidal' },
  },
  reducerTypes: {
    label: 'Reducer type',
    hint: 'None selected: any',
    options: {
      helicalInline: 'Helical inline',
      parallelShaft: 'Parallel shaft',
      bevelHelical: 'Bevel-helical',
      helicalWorm: 'Helical-worm',
      worm: 'Worm',
      planetary: 'Planetary',
      rightAnglePlanetary: 'Right-angle planetary',
      cycloidal: 'Cycloidal',
    },
  },
  transmissionElement: {
    label: 'Element on the output shaft',
    hint: 'Its pull adds a radial load to the shaft',
    options: {
      none: 'None, or coupling',
      sprocket: 'Sprocket',
      pinion: 'Pinion',
      toothedBelt: 'Toothed belt pulley',
      vBelt: 'V-belt pulley',
      flatBelt: 'Flat belt pulley',
    },
  },
  pitchDiameter: { label: 'Pitch diameter', hint: 'Of the element on the shaft' },
  radialForce: { label: 'External radial force', hint: 'Perpendicular to the shaft, in addition to the pull of the element' },
  forceDistance: {
    label: 'Distance from force to shaft shoulder',
    hint: 'Point of application of the radial force; leave empty for the manufacturer’s rating point, usually the middle of the shaft',
  },
  axialForce: { label: 'Axial force', hint: 'Along the shaft' },
  maxBacklash: { label: 'Permissible backlash', hint: 'Torsional backlash at the output; leave empty for any' },
  maxTwist: {
    label: 'Permissible torsional deflection',
    hint: 'Under the maximum operating torque, excluding backlash; leave empty for any',
  },
  loadInertia: { label: 'Load inertia for an emergency stop', hint: 'At the output shaft; leave empty if there is no emergency stop' },
  emergencyTime: { label: 'Emergency stop time', hint: 'From the output speed to standstill' },
} as const
