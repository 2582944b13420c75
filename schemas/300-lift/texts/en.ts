/** Texts of the calculator `lift`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Screw jack', note: 'One jack: worm gear and screw, holds tonnes' },
  sections: { load: 'Load', duty: 'Duty', mounting: 'Mounting', further: 'Several jacks, input shaft', dutySpectrum: 'Duty spectrum' },
  loadType: {
    label: 'Load type',
    hint: 'Sets the interval of the service factor fs',
    options: {
      smooth: 'Smooth load, small inertia',
      medium: 'Light shock, medium inertia',
      strong: 'Strong shock, large inertia',
    },
  },
  serviceFactor: { label: 'Service factor fs', hint: 'The load type gives the interval; the default is its upper end' },
  load: { label: 'Load', hint: 'Axial load; with several jacks, of all of them together' },
  minutes: { label: 'Running time per 30 min', hint: 'Total running time within any 30 minutes' },
  speed: { label: 'Lifting speed', hint: 'Axial speed of the screw or nut' },
  stroke: { label: 'Stroke', hint: 'Useful lifting height' },
  mounting: {
    label: 'Install type',
    hint: '1: the screw travels. 2: the screw rotates and the nut travels. A: upwards, B: downwards',
    options: {
      '1A': '1A screw travels, up',
      '1B': '1B screw travels, down',
      '2A': '2A nut travels, up',
      '2B': '2B nut travels, down',
    },
  },
  fixing: {
    label: 'Fixing',
    hint: 'Sets the buckling load and the critical speed',
    options: {
      'both-supported': 'Both ends supported',
      'base-fixed-end-free': 'Base fixed, end free',
      'base-fixed-end-fixed': 'Base fixed, end supported or fixed',
    },
  },
  jackCount: {
    label: 'Number of jacks',
    hint: 'Jacks that lift the load together; the more of them, the less evenly they share it. Not chosen: one',
  },
  inputRadialForce: { label: 'Radial force on the input shaft', hint: 'Of belt, chain or gear, on one jack, at half of the shaft end' },
  maxNutPressure: {
    label: 'Permissible pressure of the nut',
    hint: 'On the flanks of a sliding nut, by its material; left out: not checked',
  },
  maxDeflection: {
    label: 'Permitted shortening',
    hint: 'Under the largest load, fully extended: of the screw, and of the jack where its maker states its rigidity',
  },
  phases: {
    label: 'Duty spectrum',
    hint: 'Phases that the jack goes through again and again, rests among them: heat and life are those of these phases, all other limits hold for them and for the motion above. Averages are taken over 30 minutes at most',
    load: { label: 'Design load', hint: 'Of all jacks together, with the service factor in it' },
    speed: { label: 'Lifting speed', hint: '0 where it stands' },
    time: { label: 'Duration' },
  },
  dutyCycle: { label: 'Duty cycle ED', hint: 'Running time / 30 min, cut to a whole percent for matching' },
  dutyCycleExact: { label: 'Duty cycle, exact', hint: 'Before cutting to a whole percent' },
  loadMass: { label: 'Design load', hint: 'Load × 1000 × fs' },
} as const
