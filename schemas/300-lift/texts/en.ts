/** Texts of the calculator `lift`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Screw jack', note: 'One worm-gear screw jack, for heavy loads' },
  sections: { load: 'Load', duty: 'Duty', mounting: 'Mounting', further: 'Several jacks, input shaft', dutySpectrum: 'Duty spectrum' },
  loadType: {
    label: 'Load type',
    hint: 'Determines the range of the service factor fs',
    options: {
      smooth: 'Smooth load, small inertia',
      medium: 'Light shock, medium inertia',
      strong: 'Strong shock, large inertia',
    },
  },
  serviceFactor: { label: 'Service factor fs', hint: 'The load type determines the range; the default is its upper limit' },
  load: { label: 'Load', hint: 'Axial load; for several jacks, their total load' },
  minutes: { label: 'Running time per 30 min', hint: 'Total running time within any 30 minutes' },
  speed: { label: 'Lifting speed', hint: 'Axial speed of the screw or nut' },
  stroke: { label: 'Stroke', hint: 'Usable lifting height' },
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
    hint: 'Determines the buckling load and the critical speed',
    options: {
      'both-supported': 'Both ends supported',
      'base-fixed-end-free': 'Base fixed, end free',
      'base-fixed-end-fixed': 'Base fixed, end supported or fixed',
    },
  },
  jackCount: {
    label: 'Number of jacks',
    hint: 'Jacks that lift the load together; the more jacks, the less even the load distribution. Not selected: one',
  },
  inputRadialForce: {
    label: 'Radial force on the input shaft',
    hint: 'From belt, chain or gear, per jack, at the middle of the shaft end',
  },
  maxNutPressure: {
    label: 'Permissible flank pressure of the nut',
    hint: 'Depends on the material of the sliding nut; not checked if empty',
  },
  maxDeflection: {
    label: 'Permissible shortening',
    hint: 'Under the maximum load, fully extended: of the screw, and of the jack if its manufacturer states its rigidity',
  },
  phases: {
    label: 'Duty spectrum',
    hint: 'Operating phases repeated by the jack, including pauses. They determine thermal load and life; all other limits apply both to them and to the motion above. Mean values are taken over 30 minutes at most',
    load: { label: 'Design load', hint: 'Total of all jacks, including the service factor' },
    speed: { label: 'Lifting speed', hint: '0 at standstill' },
    time: { label: 'Duration' },
  },
  dutyCycle: { label: 'Duty cycle ED', hint: 'Running time / 30 min, truncated to a whole percentage for matching' },
  dutyCycleExact: { label: 'Duty cycle, exact', hint: 'Before truncation to a whole percentage' },
  loadMass: { label: 'Design load', hint: 'Load × 1000 × fs' },
} as const
