/** Texts of the calculator `screwLift`: those of the lift, with the assembly structure in place of the install type. */
import { texts as lift } from '../../300-lift/texts/en.ts'

const { mounting: _, ...shared } = lift

export const texts = {
  ...shared,
  class: { name: 'Screw lift', note: 'One jack, or several connected by shafts, as a complete structure' },
  sections: { load: 'Load', duty: 'Duty', structure: 'Structure', further: 'Several jacks, input shaft', dutySpectrum: 'Duty spectrum' },
  structure: {
    label: 'Assembly structure',
    hint: 'Which part travels and in which direction the lift acts; a rotating screw must also stay below its critical speed',
    options: {
      '1A': '1A screw travels, upright',
      '1B': '1B screw travels, inverted',
      '2A': '2A nut travels, upright',
      '2B': '2B nut travels, inverted',
    },
  },
} as const
