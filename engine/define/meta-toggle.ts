/** The shape of a field that is yes or no. */
import * as z from 'zod/mini'
import { clears, common, sets } from './meta-common.ts'
import { flag, strict } from './meta-parts.ts'

/** A toggle, see `ToggleField`. */
export const toggleField = strict(
  'ToggleField',
  {
    kind: z.literal('toggle'),
    ...common,
    default: flag('Default false.'),
    sets: sets('What switching writes into other fields.'),
    clears,
  },
  'Yes or no: known while it is shown, and a condition by its name.',
)
