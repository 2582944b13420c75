/** Texts of the calculator `slideModule`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Linear-axis module', note: 'Complete slide with guide and screw, selected by accuracy and installation space' },
  sections: {
    load: 'Load and mounting',
    motion: 'Motion',
    requirements: 'Requirements',
    further: 'Additional loads, motion profile',
    dutySpectrum: 'Duty spectrum',
  },
  posture: {
    label: 'Mounting',
    hint: 'Mounting position of the axis; determines which arms cause a moment',
    options: { horizontal: 'Horizontal', wall: 'Wall-mounted', vertical: 'Vertical' },
  },
  load: { label: 'Load', hint: 'Mass carried by the table' },
  armLateral: { label: 'Arm A, lateral', hint: 'Distance of the centre of gravity across the travel, in the plane of the table' },
  armAlong: {
    label: 'Arm B, along the travel',
    hint: 'Distance of the centre of gravity along the travel; no effect on a vertical axis',
  },
  armHeight: { label: 'Arm C, height', hint: 'Distance of the centre of gravity above the table' },
  stroke: { label: 'Stroke', hint: 'Usable travel of the table; the shortest module with this stroke is selected' },
  speed: { label: 'Max. speed', hint: 'Maximum speed of the table; lower for long modules' },
  width: { label: 'Max. width', hint: 'Maximum width of the module' },
  environment: {
    label: 'Environment',
    hint: 'Clean-room modules also suit a standard environment',
    options: { standard: 'Standard', clean: 'Clean room' },
  },
  accuracy: { label: 'Repeatability', hint: 'Required positioning repeatability or better' },
  motionProfile: {
    label: 'Motion profile',
    hint: 'Shape of the ramps. The speed and acceleration above are the peak values of the stroke: a rounded ramp takes longer',
    options: {
      trapezoid: 'Trapezoid: constant acceleration',
      sCurve: 'S-curve: acceleration rises and falls linearly',
      modifiedSine: 'Modified sine',
    },
  },
  externalForce: {
    label: 'External force',
    hint: 'Along the travel; positive against forward motion (downwards on a vertical axis). The less favourable case, with or without the force, is used',
  },
  forceA: { label: 'Point of application, lateral', hint: 'Across the travel; if empty, that of the mass' },
  forceC: { label: 'Point of application, height', hint: 'Above the table; if empty, that of the mass' },
  phases: {
    label: 'Duty spectrum',
    hint: 'Operating phases repeated by the module. They determine the life; all other limits apply both to them and to the motion above. The centre of gravity is the same in all phases',
    load: { label: 'Load' },
    acceleration: { label: 'Acceleration', hint: 'In either direction; 0 at constant speed' },
    speed: { label: 'Speed', hint: 'Mean speed of the phase; 0 at standstill' },
    time: { label: 'Duration' },
  },
} as const
