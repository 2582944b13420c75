/** Data of a calculation for the product page, passed in session storage from the results. */
import * as z from 'zod/mini'
import { recommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { isSelection } from './is-selection.ts'
import { sessionSlot } from '../browser/session-slot.ts'

const workingParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  value: z.string(),
  displayValue: z.string(),
  unit: z.string(),
})

/**
 * A calculation call. No other call is accepted: the payload may come from another user's project and is sent with the current
 * user's rights.
 */
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
      unable: z.literal(true),
    }),
  ),
  serviceID: z.string(),
  /** Family that names the filter parameters. */
  family: z.optional(z.string()),
  source: z.literal('calc'),
  workingID: z.string(),
  /** Locale of the texts below; missing in older payloads. */
  locale: z.optional(z.string()),
  workingParams: z.readonly(z.array(workingParameter)),
  /** The answered call, its selection and the recommended model, for the explanation and the proof of the sizing. */
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
