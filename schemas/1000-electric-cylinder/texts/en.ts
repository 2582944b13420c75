/** Texts of the calculator `electricCylinder`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: {
    name: 'Electric cylinder',
    note: 'Pushes or pulls with a rod, in place of pneumatics',
    also: { 22: { name: 'Electric cylinder, class 22', note: 'As electric cylinder, as class 22 of the catalogue' } },
  },
  sections: {
    drive: 'Drive',
    load: 'Load',
    motion: 'Motion',
    further: 'Mounting, further forces, motion profile',
    spectrum: 'Duty in phases',
  },
  motorBrand: {
    label: 'Motor brand',
    hint: 'SMC and HIWIN cylinders come with their own motor; the others take a servo motor of the brand chosen',
    options: { any: 'Any brand' },
  },
  load: { label: 'Load given as', options: { thrust: 'Thrust', weight: 'Weight', payload: 'Vertical / horizontal load' } },
  thrust: { label: 'Thrust', hint: 'Force that presses on the rod the whole time' },
  weight: { label: 'Weight', hint: 'Mass moved by the rod; an external guide carries the side load' },
  direction: {
    label: 'Direction of travel',
    hint: 'Vertical: the load is lifted and lowered',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  horizontalLoad: { label: 'Horizontal load', hint: 'Mass moved horizontally beside an external guide; 0 = none' },
  verticalLoad: { label: 'Vertical load', hint: 'Mass lifted; 0 = none' },
  motion: { label: 'Speed given as', options: { maxSpeed: 'Max. speed', time: 'Time', noLoadSpeed: 'No-load speed' } },
  maxSpeed: { label: 'Max. speed', hint: 'Highest speed of the rod under load' },
  time: { label: 'Time per stroke', hint: 'One way, from standstill to standstill; the limit follows from stroke and acceleration' },
  noLoadSpeed: { label: 'No-load speed', hint: 'Speed without load: compared with the no-load speed of the cylinder' },
  stroke: { label: 'Stroke', hint: 'Useful stroke of the rod' },
  acceleration: { label: 'Acceleration', hint: 'The same value is used for braking' },
  mounting: {
    label: 'Mounting',
    hint: 'How cylinder and rod end are held: how far the rod resists buckling. Not chosen: hinged at both ends',
    options: {
      clevis: 'Clevis at both ends',
      guided: 'Foot or flange, rod end hinged to a guided load',
      rigid: 'Foot or flange, rod end bolted to a guided load',
      free: 'Foot or flange, rod end free',
    },
  },
  externalForce: { label: 'External force on the way out', hint: 'Against the rod as it extends, beside weight and friction' },
  returnForce: { label: 'External force on the way back', hint: 'Against the rod as it retracts; a weight that would help is not counted' },
  emergencyDeceleration: {
    label: 'Emergency-stop deceleration',
    hint: 'The drive stops the load as fast as this: thrust, buckling and torque must bear it',
  },
  phases: {
    label: 'Phases',
    hint: 'What the rod does over a cycle: life goes by it, every limit holds for the hardest phase, too. None: the stroke above, without pauses',
    load: { label: 'Force on the rod', hint: 'Negative where it pulls' },
    speed: { label: 'Speed', hint: '0 where it stands' },
    time: { label: 'Time' },
  },
  requiredSpeed: { label: 'Required speed', hint: 'Where a time is given: the speed that keeps it' },
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
