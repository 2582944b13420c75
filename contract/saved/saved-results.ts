/** Results as they are stored with a selection. */
import * as z from 'zod/mini'

/** A model that fitted. */
export const savedModel = z.object({
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
