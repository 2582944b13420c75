/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Reducer, three-phase motor', note: 'For a standard motor on the mains: by power or torque' },
  sections: { demand: 'Demand', motion: 'Speed', types: 'Gear unit', output: 'Output shaft' },
  demand: { label: 'Demand given as', options: { motorPower: 'Motor power', outputTorque: 'Output torque' } },
  motorPower: {
    label: 'Motor power',
    hint: 'Rated power of the three-phase motor',
    lower: { label: 'Motor power: lower tolerance' },
    upper: { label: 'Motor power: upper tolerance' },
  },
  outputTorque: {
    label: 'Output torque',
    hint: 'Torque at the output shaft',
    lower: { label: 'Output torque: lower tolerance' },
    upper: { label: 'Output torque: upper tolerance' },
  },
  motion: { label: 'Speed given as', options: { outputSpeed: 'Output speed', ratio: 'Reduction ratio' } },
  outputSpeed: {
    label: 'Output speed',
    hint: 'Speed of the output shaft',
    lower: { label: 'Output speed: lower tolerance' },
    upper: { label: 'Output speed: upper tolerance' },
  },
  ratio: {
    label: 'Reduction ratio',
    hint: 'Input speed divided by output speed',
    lower: { label: 'Reduction ratio: lower tolerance' },
    upper: { label: 'Reduction ratio: upper tolerance' },
  },
  serviceFactor: { label: 'Service factor fB', hint: 'Least service factor of the gear unit; leave it empty for no demand' },
  transmissionTypes: {
    label: 'Transmission direction',
    hint: 'Nothing ticked: any',
    options: { coaxial: 'Coaxial', parallel: 'Parallel shaft', rightAngle: 'Right angle' },
  },
  gearTypes: {
    label: 'Gear type',
    hint: 'Nothing ticked: any',
    options: { helical: 'Helical', bevelHelical: 'Bevel-helical', worm: 'Worm', planetary: 'Planetary', cycloidal: 'Cycloidal' },
  },
  reducerTypes: {
    label: 'Reducer type',
    hint: 'Nothing ticked: any',
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
    hint: 'Its pull loads the shaft',
    options: {
      none: 'None, or a coupling',
      sprocket: 'Sprocket',
      pinion: 'Gear pinion',
      toothedBelt: 'Toothed belt pulley',
      vBelt: 'V-belt pulley',
      flatBelt: 'Flat belt pulley',
    },
  },
  pitchDiameter: { label: 'Pitch diameter', hint: 'Of the element on the shaft' },
  radialForce: { label: 'External radial force', hint: 'Across the shaft, beside the pull of an element' },
  forceDistance: {
    label: 'Distance from the shaft shoulder',
    hint: 'Where the radial force acts; leave it empty for the maker’s point, mostly the middle of the shaft',
  },
  axialForce: { label: 'Axial force', hint: 'Along the shaft' },
  maxBacklash: { label: 'Largest backlash', hint: 'Torsional backlash at the output; leave it empty for any' },
  maxTwist: { label: 'Largest twist under torque', hint: 'Under the largest torque of operation, backlash apart; empty for any' },
  loadInertia: { label: 'Load inertia for an emergency stop', hint: 'At the output shaft; leave it empty without an emergency stop' },
  emergencyTime: { label: 'Time of the emergency stop', hint: 'From the output speed to rest' },
} as const
