/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Reducer, three-phase motor', note: 'Power or torque' },
  sections: { demand: 'Demand', motion: 'Speed', types: 'Gear unit' },
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
} as const
