/** Parts of a number field in the meta-schema. */
import * as z from 'zod/mini'
import { bound, expression, maxPercent, percent, strict } from './meta-parts.ts'

const percentSteps = z
  .tuple([percent, percent, z.number().check(z.gte(0.1), z.lte(maxPercent))])
  .check(z.describe('Percentages that can be chosen: from, to, step.'))

/** The window of a number. */
export const tolerance = strict(
  'Tolerance',
  { lower: percentSteps, upper: percentSteps, default: z.exactOptional(z.tuple([percent, percent])) },
  'A window around the number in percent of it, read as <field>.lower and <field>.upper. Default -10 and +10.',
)

/** The two forms of a default that holds by condition. */
export const conditionalDefault = [
  strict('DefaultWhen', { value: bound, when: expression }, 'A default that holds while `when` is true; else the number has to be stated.'),
  strict(
    'DefaultUnless',
    { value: bound, unless: expression },
    'A default that holds unless `unless` is true; then the number has to be stated.',
  ),
] as const
