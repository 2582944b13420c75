/** What a list says of a saved selection beside its name: its first figures, and what fitted best when it was saved. */
import * as z from 'zod/mini'
import type { Selection } from './selection-document.ts'
import { statedFigures } from './stated-figures.ts'

const savedModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  motorSku: z.optional(z.string()),
  utilisation: z.number(),
  governing: z.string(),
})

/** Results stored with a record: the first models that fitted. Empty for product pages. */
export const savedResults = z.object({
  catalogue: z.optional(z.string()),
  matched: z.optional(z.number()),
  total: z.optional(z.number()),
  models: z.optional(z.array(savedModel)),
})

/** What an entry of a list has beside its name. */
export const summaryFields = {
  /** The first inputs with a unit, each a number with its unit. */
  figures: z.readonly(z.array(z.readonly(z.tuple([z.number(), z.string()])))),
  /** The best model when it was saved; omitted where nothing was calculated or nothing fitted. */
  best: z.optional(z.pick(savedModel, { skuName: true, motorSku: true, utilisation: true })),
  /** Whether it was saved with the data of today; omitted where that is not known. */
  state: z.optional(z.enum(['current', 'changed'])),
}
/** The same, read. */
export type SelectionSummary = z.infer<z.ZodMiniObject<typeof summaryFields>>

type Saved = { readonly selection: Selection; readonly snapshot: unknown }

/** @param catalogue version of the data of today; undefined: not known */
export const summaryOf = ({ selection, snapshot }: Saved, catalogue?: string): SelectionSummary => {
  const { models: [best] = [], catalogue: then = selection.made?.catalogue } = z.safeParse(savedResults, snapshot).data ?? {}
  return {
    figures: statedFigures(selection),
    ...(best && {
      best: { skuName: best.skuName, utilisation: best.utilisation, ...(best.motorSku !== undefined && { motorSku: best.motorSku }) },
    }),
    ...(catalogue !== undefined && then !== undefined && { state: then === catalogue ? 'current' : 'changed' }),
  }
}
