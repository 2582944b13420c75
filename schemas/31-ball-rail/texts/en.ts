const needed = 'The distance of the load from the guides decides here'

/** Texts of the calculator `ballRail`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Ball rail guide', note: 'Carries and guides a load; requires a separate drive' },
  sections: {
    mounting: 'Mounting',
    load: 'Load',
    motion: 'Motion',
    further: 'Inclination, drive point, external force, return stroke, motion profile',
    dutySpectrum: 'Duty spectrum',
  },
  posture: {
    label: 'Posture',
    hint: 'Mounting position of the rails; determines the available layouts',
    options: { horizontal: 'Horizontal', vertical: 'Vertical', wall: 'Wall-mounted' },
  },
  inclination: { label: 'Inclination', hint: 'Angle by which forward travel rises above the horizontal; horizontal if empty' },
  layout: {
    label: 'Layout',
    hint: 'Rails × blocks per rail',
    options: {
      '1x1': '1 rail, 1 block',
      '1x2': '1 rail, 2 blocks',
      '2x1': '2 rails, 1 block each',
      '2x2': '2 rails, 2 blocks each',
      '2x3': '2 rails, 3 blocks each',
      '2x4': '2 rails, 4 blocks each',
    },
  },
  sliderSpacing: { label: 'Slider spacing', hint: 'Centre distance of neighbouring blocks on a rail' },
  railSpacing: { label: 'Rail spacing', hint: 'Centre distance of the rails' },
  diagram: { label: 'Layout drawing' },
  load: { label: 'Load W', hint: 'Total mass on the blocks' },
  armA: {
    label: 'Arm A',
    hint: 'Distance of the centre of gravity from the centre of the blocks, along the travel; positive towards the start of the stroke',
    needed,
  },
  armB: {
    label: 'Arm B',
    hint: 'Distance of the centre of gravity from the centre of the blocks, across the travel in the mounting plane; positive or negative',
    needed,
  },
  armC: { label: 'Arm C', hint: 'Height of the centre of gravity above the plane of the blocks', needed },
  speed: { label: 'Max. speed', hint: 'Maximum speed of the carriage' },
  acceleration: { label: 'Acceleration', hint: 'Also applies to deceleration' },
  travel: { label: 'Travel distance', hint: 'Usable travel; the rail is longer by the blocks and its ends' },
  driveB: { label: 'Drive point, across', hint: 'From the centre of the blocks, across the travel in the mounting plane, like arm B' },
  driveC: { label: 'Drive point, height', hint: 'Above the plane of the blocks, like arm C; negative below it' },
  forceX: {
    label: 'External force FX',
    hint: 'Against forward travel; downwards on a vertical axis. The less favourable case, with or without the force, is used',
  },
  forceY: { label: 'External force FY', hint: 'Across the travel in the mounting plane, like arm B; downwards on a wall' },
  forceZ: { label: 'External force FZ', hint: 'Towards the rails; negative away from them' },
  forceA: { label: 'Point of application, longitudinal', hint: 'Like arm A' },
  forceB: { label: 'Point of application, lateral', hint: 'Like arm B' },
  forceC: { label: 'Point of application, height', hint: 'Like arm C' },
  returnLoad: { label: 'Load on the return stroke', hint: 'Mass moved on the return stroke, with the same arms, if different' },
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
    hint: 'Operating phases repeated by the guide. They determine the life; all other limits apply both to them and to the motion above. The centre of gravity is the same in all phases',
    load: { label: 'Load' },
    acceleration: { label: 'Acceleration', hint: 'In either direction; 0 at constant speed' },
    speed: { label: 'Speed', hint: 'Mean speed of the phase; 0 at standstill' },
    time: { label: 'Duration' },
  },
} as const
