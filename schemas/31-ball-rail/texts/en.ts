/** Texts of the calculator `ballRail`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Ball rail guide', note: 'Block loads and life' },
  sections: { mounting: 'Mounting', load: 'Load', motion: 'Motion' },
  posture: {
    label: 'Posture',
    hint: 'How the rails lie; the layouts follow it',
    options: { horizontal: 'Horizontal', vertical: 'Vertical', wall: 'Wall-mounted' },
  },
  layout: {
    label: 'Layout',
    hint: 'Rails × blocks on each rail',
    options: {
      '1x1': '1 rail, 1 block',
      '1x2': '1 rail, 2 blocks',
      '2x1': '2 rails, 1 block each',
      '2x2': '2 rails, 2 blocks each',
      '2x3': '2 rails, 3 blocks each',
      '2x4': '2 rails, 4 blocks each',
    },
  },
  sliderSpacing: { label: 'Slider spacing', hint: 'Distance between the centres of neighbouring blocks on a rail' },
  railSpacing: { label: 'Rail spacing', hint: 'Distance between the centre lines of the rails' },
  diagram: { label: 'Layout drawing' },
  load: { label: 'Load W', hint: 'Total mass on the blocks' },
  armA: {
    label: 'Arm A',
    hint: 'Centre of gravity from the centre of the blocks, along the travel; positive towards the start of the stroke',
  },
  armB: { label: 'Arm B', hint: 'Centre of gravity from the centre of the blocks, across the travel in the mounting plane; either sign' },
  armC: { label: 'Arm C', hint: 'Height of the centre of gravity above the plane of the blocks' },
  speed: { label: 'Max. speed', hint: 'Highest speed of the carriage' },
  acceleration: { label: 'Acceleration', hint: 'The same value is used for braking' },
  travel: { label: 'Travel distance', hint: 'Useful travel; the rail is longer by the blocks and its ends' },
} as const
