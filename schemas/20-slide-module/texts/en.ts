/** Texts of the calculator `slideModule`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Linear-axis module', note: 'Complete slide with guide and screw, chosen by accuracy and room' },
  sections: {
    load: 'Load and mounting',
    motion: 'Motion',
    requirements: 'Requirements',
    further: 'Further loads, motion profile',
    dutySpectrum: 'Duty spectrum',
  },
  posture: {
    label: 'Mounting',
    hint: 'How the axis lies; decides which arms give a moment',
    options: { horizontal: 'Horizontal', wall: 'On a wall', vertical: 'Vertical' },
  },
  load: { label: 'Load', hint: 'Mass carried by the table' },
  armLateral: { label: 'Arm A, lateral', hint: 'Distance of the centre of gravity across the travel, in the plane of the table' },
  armAlong: {
    label: 'Arm B, along the travel',
    hint: 'Distance of the centre of gravity along the travel; has no effect on a vertical axis',
  },
  armHeight: { label: 'Arm C, height', hint: 'Distance of the centre of gravity above the table' },
  stroke: { label: 'Stroke', hint: 'Useful travel of the table; the shortest module that has it is used' },
  speed: { label: 'Max. speed', hint: 'Highest speed of the table; long modules allow less' },
  width: { label: 'Max. width', hint: 'Widest module that fits' },
  environment: {
    label: 'Environment',
    hint: 'Clean-room modules also suit a standard environment',
    options: { standard: 'Standard', clean: 'Clean room' },
  },
  accuracy: { label: 'Repeatability', hint: 'Coarsest positioning repeatability that will do' },
  motionProfile: {
    label: 'Motion profile',
    hint: 'Shape of the ramps. Speed and acceleration above are the highest of the stroke: a rounded ramp takes longer',
    options: {
      trapezoid: 'Trapezoid: constant acceleration',
      sCurve: 'S-curve: acceleration rises and falls evenly',
      modifiedSine: 'Modified sine',
    },
  },
  externalForce: {
    label: 'External force',
    hint: 'Along the travel; positive against forward motion (down on a vertical axis). It may act or not: the worse counts',
  },
  forceA: { label: 'Point of the force, across', hint: 'Across the travel; that of the mass where it is left empty' },
  forceC: { label: 'Point of the force, height', hint: 'Above the table; that of the mass where it is left empty' },
  phases: {
    label: 'Duty spectrum',
    hint: 'Phases that the module goes through again and again: life is that of these phases, all other limits hold for them and for the motion above. The centre of gravity is the same in all of them',
    load: { label: 'Load' },
    acceleration: { label: 'Acceleration', hint: 'Either way; 0 at constant speed' },
    speed: { label: 'Speed', hint: 'Mean speed of the phase; 0 where it stands' },
    time: { label: 'Duration' },
  },
} as const
