/** Results of an opened selection at the time it was saved or its link was made, kept in the session for comparison with the current catalogue. */
import * as z from 'zod/mini'
import { savedResults } from '../../../contract/saved/saved-results.ts'
import { sessionSlot } from '../browser/session-slot.ts'

export type SavedResults = z.infer<typeof savedResults>

const savedThen = z.object({
  /** Page of the selection. */
  path: z.string(),
  /** Name of the saved selection; undefined for the selection of a link. */
  name: z.optional(z.string()),
  catalogue: z.string(),
  /** When the results were calculated, which identifies them. */
  at: z.optional(z.string()),
  results: savedResults,
  /** First calculation call of the page; results of other calls are not comparable. */
  request: z.optional(z.object({ path: z.string(), query: z.record(z.string(), z.string()), body: z.optional(z.unknown()) })),
})
export type SavedThen = z.infer<typeof savedThen>

export const savedSlot = sessionSlot('sizewright.then', savedThen)
