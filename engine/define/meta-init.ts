/** The part of the DSL's zod schema that says what a form needs from the server. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { expression, literal, map, name, parameterName, strict, unit } from './meta-parts.ts'

/** The path of a call. */
export const call = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_-]*(?:\/[A-Za-z][A-Za-z0-9_-]*){0,5}$/, { error: "is no call; write 'Area/Call'" }), z.maxLength(100))

/** A service elsewhere: an origin, and what stands before the paths of its calls. */
export const host = z.string().check(
  z.regex(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[A-Za-z0-9_.~-]+)*$/, {
    error: "is no address of a service; write 'https://sizing.example' or 'https://sizing.example/v1'",
  }),
  z.refine((text) => URL.canParse(text) && !/\/\.{1,2}(?:\/|$)/.test(text), { error: 'is no address of a service' }),
  z.maxLength(200),
  z.describe("Of a calculator in a site's folder: a service elsewhere that answers its calls in place of ours."),
)

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
