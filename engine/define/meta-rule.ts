/** What the DSL's zod schema says of rules between inputs. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { expression, list, name, strict } from './meta-parts.ts'

/** A rule between inputs. */
export const rule = strict(
  'Rule',
  {
    holds: expression,
    when: z.exactOptional(expression),
    at: z.union([name, list(name, limits.items).check(z.minLength(1))]),
    level: z.exactOptional(z.enum(['refuse', 'warn'])),
  },
  'What has to hold while `when` does; said at the first visible field of `at` by its sentence among the texts. `warn` does not keep Start closed.',
)
