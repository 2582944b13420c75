/** What a calculation hands to the product page, in the session: written by the results, read by the product page. */
import * as z from 'zod/mini'
import { recommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { valueKind } from '../../../contract/results/sizing.ts'
import { isSelection } from './is-selection.ts'
import { sessionSlot } from '../browser/session-slot.ts'

const workingParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  value: z.string(),
  displayValue: z.string(),
  unit: z.string(),
})

/** A calculation and no other call: it may come from another hand, in a project, and is asked as whoever opens it. */
const answeredCall = z.object({
  base: z.optional(z.literal('working')),
  path: z.string().check(z.regex(/^\w+\/\w+$/)),
  query: z.record(z.string(), z.string()),
  body: z.optional(z.unknown()),
})

export const jumpPayload = z.object({
  filterParams: z.array(
    z.object({
      paramName: z.string(),
      paramType: z.int(),
      value: z.union([z.number(), z.string()]),
      values: z.array(z.union([z.number(), z.string()])),
      unit: z.string(),
      kind: z.optional(valueKind),
      unable: z.literal(true),
    }),
  ),
  serviceID: z.string(),
  /** Whose names the filter parameters have. */
  family: z.optional(z.string()),
  source: z.literal('calc'),
  workingID: z.string(),
  /** Of the words below; none where it was kept before there was one. */
  locale: z.optional(z.string()),
  workingParams: z.readonly(z.array(workingParameter)),
  /** The call that was answered, what it was made of, and the model of its answer: a page can ask again why, and for a proof. */
  calculation: z.optional(
    z.object({ request: answeredCall, selection: z.optional(z.custom<Selection>(isSelection)), model: recommendedModel }),
  ),
  fixedParams: z.array(z.object({ paramName: z.string(), value: z.string() })),
  carry: z.object({
    motorFlangeCode: z.string(),
    isSTL: z.boolean(),
    workingID: z.string(),
    motorSku: z.string(),
    workingParams: z.readonly(z.array(workingParameter)),
    motorCode: z.string(),
  }),
})
export type JumpPayload = z.infer<typeof jumpPayload>

export const jumpSlot = sessionSlot('selectedParams', jumpPayload)
