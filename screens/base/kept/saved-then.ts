/** What an opened selection was saved with, for as long as the session stays with it: what it is compared with when the catalogue has changed since. */
import * as z from 'zod/mini'
import { sessionSlot } from '../browser/session-slot.ts'

const savedModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  motorSku: z.optional(z.string()),
  utilisation: z.number(),
  governing: z.string(),
})

/** Results as a record has them beside its selection: the first models that fitted. Records of a model's page have none. */
export const savedResults = z.object({
  catalogue: z.optional(z.string()),
  matched: z.optional(z.number()),
  total: z.optional(z.number()),
  models: z.optional(z.array(savedModel)),
})
export type SavedResults = z.infer<typeof savedResults>

const savedThen = z.object({
  /** Page that it is shown on. */
  path: z.string(),
  name: z.string(),
  catalogue: z.string(),
  results: savedResults,
  /** What the page asked for it, from its first answer on: later changes of the form are of something else. */
  request: z.optional(z.object({ path: z.string(), query: z.record(z.string(), z.string()), body: z.optional(z.unknown()) })),
})
export type SavedThen = z.infer<typeof savedThen>

export const savedSlot = sessionSlot('sizewright.then', savedThen)
