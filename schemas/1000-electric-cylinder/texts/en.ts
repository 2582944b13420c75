/** Texts of the calculator `electricCylinder`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: {
    name: 'Electric cylinder',
    note: 'Pushes or pulls with a rod, as an alternative to pneumatics',
    also: { 22: { name: 'Electric cylinder (link ID 22)', note: 'Same calculator as Electric cylinder, kept for links with ID 22' } },
  },
  sections: {
    drive: 'Drive',
    load: 'Load',
    motion: 'Motion',
    further: 'Mounting, additional forces, motion profile',
    spectrum: 'Duty spectrum',
  },
  motorBrand: {
    label: 'Motor brand',
    hint: 'SMC and HIWIN cylinders include their own motor; the others take a servo motor of the selected brand',
    options: { any: 'Any brand' },
  },
  load: { label: 'Load entered as', options: { thrust: 'Thrust', weight: 'Weight', payload: 'Vertical / horizontal load' } },
  thrust: { label: 'Thrust', hint: 'Force acting on the rod throughout the motion' },
  weight: { label: 'Weight', hint: 'Mass moved by the rod; an external guide carries the side load' },
  direction: {
    label: 'Direction of travel',
    hint: 'Vertical: the load is raised and lowered',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  horizontalLoad: { label: 'Horizontal load', hint: 'Mass moved horizontally on an external guide; 0 = none' },
  verticalLoad: { label: 'Vertical load', hint: 'Mass lifted; 0 = none' },
  motion: { label: 'Speed entered as', options: { maxSpeed: 'Max. speed', time: 'Time', noLoadSpeed: 'No-load speed' } },
  maxSpeed: { label: 'Max. speed', hint: 'Maximum speed of the rod under load' },
  time: { label: 'Time per stroke', hint: 'One way, from standstill to standstill; the minimum depends on stroke and acceleration' },
  noLoadSpeed: { label: 'No-load speed', hint: 'Compared with the no-load speed of the cylinder' },
  stroke: { label: 'Stroke', hint: 'Usable stroke of the rod' },
  acceleration: { label: 'Acceleration', hint: 'Also applies to deceleration' },
  mounting: {
    label: 'Mounting',
    hint: 'How the cylinder and rod end are mounted; determines the buckling resistance. Not selected: hinged at both ends',
    options: {
      clevis: 'Clevis at both ends',
      guided: 'Foot or flange, rod end hinged to a guided load',
      rigid: 'Foot or flange, rod end bolted to a guided load',
      free: 'Foot or flange, rod end free',
    },
  },
  externalForce: { label: 'External force, extending', hint: 'Against the extending rod, in addition to weight and friction' },
  returnForce: { label: 'External force, retracting', hint: 'Against the retracting rod; an assisting weight is not taken into account' },
  emergencyDeceleration: {
    label: 'Emergency-stop deceleration',
    hint: 'Deceleration of the load in an emergency stop; checked for thrust, buckling and torque',
  },
  phases: {
    label: 'Phases',
    hint: 'Operating phases of the rod over one cycle. They determine the life; all limits also apply to the most severe phase. If empty: the stroke above, without pauses',
    load: { label: 'Force on the rod', hint: 'Negative when pulling' },
    speed: { label: 'Speed', hint: '0 at standstill' },
    time: { label: 'Time' },
  },
  requiredSpeed: { label: 'Required speed', hint: 'Where a time is entered: the speed needed to achieve it' },
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
