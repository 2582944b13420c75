/** The shape of what fields of several kinds have. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { expression, flag, list, map, name } from './meta-parts.ts'

/** Properties of every field. */
export const common = {
  visible: z.exactOptional(expression),
  hidden: z.exactOptional(expression),
  required: z.exactOptional(
    z
      .union([z.boolean(), expression], { error: 'needs true, false or a condition' })
      .check(z.describe('Must be known before Start (while visible), or while this condition is true. Default true.')),
  ),
  unlockedBy: z.exactOptional(name),
  send: flag('False for a helper field that no request parameter needs. Default true.'),
}
/** Fields that are emptied by a choice. */
export const clears = z.exactOptional(list(name, limits.items))
/** What a choice writes into other fields. */
export const sets = (description: string) => z.exactOptional(map(name, expression, limits.items).check(z.describe(description)))
