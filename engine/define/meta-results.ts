/** What comes of a form, as part of the published schema. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { id, list, name, strict, text } from './meta-parts.ts'

/** Models that a service finds. */
export const modelResults = strict(
  'ModelResults',
  {
    family: text('The product family whose models are the results.'),
    card: z.exactOptional(text("One of the family's cards, where it is not the usual one.")),
    overlayMs: z.number().check(z.gte(0), z.lte(60_000)),
    next: z.exactOptional(
      strict(
        'NextStep',
        { calculator: id, inputs: z.record(name, text('A figure of the card, or a parameter of the request.')) },
        'The calculator that goes on from a chosen model.',
      ),
    ),
  },
  'How the answer is shown.',
)
const valueResults = strict(
  'ValueResults',
  {
    values: list(name, limits.derived).check(
      z.minLength(1),
      z.describe('Derived values, in order: they stand beside the form and follow every key.'),
    ),
  },
  'Results that the form itself calculates, without a request.',
)
/** Models or values; in this order, `parseSchema` names the faults of the shape that was meant. */
export const results = z.union([modelResults, valueResults], { error: 'needs { family, overlayMs } or { values }' })
