/** The part of the DSL's zod schema that says what a form needs from the server. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { expression, literal, map, name, parameterName, strict, unit } from './meta-parts.ts'

/** The path of a call. */
export const call = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_-]*(?:\/[A-Za-z][A-Za-z0-9_-]*){0,5}$/, { error: "is no call; write 'Area/Call'" }), z.maxLength(100))

/** The init call. */
export const init = strict(
  'Init',
  {
    get: call,
    query: z.exactOptional(map(parameterName, expression, limits.parameters)),
    lists: z.exactOptional(map(name, map(name, z.enum(['text', 'number', 'boolean']), limits.columns), limits.lists)),
    numbers: z.exactOptional(map(name, unit, limits.lists)),
    usual: z.exactOptional(map(name, literal, limits.lists)),
    parameters: z.exactOptional(
      strict('InitParameters', { list: name, name, label: name, default: name, unit: name }, 'The list that describes request parameters.'),
    ),
  },
  'What the form needs from the server before it can be filled in.',
)
