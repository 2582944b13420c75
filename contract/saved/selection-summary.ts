/** What a list says of a saved selection beside its name: its first figures, and what fitted best when it was saved. */
import * as z from 'zod/mini'
import { storedAssembly } from './saved-assembly.ts'
import { savedModel } from './saved-results.ts'

/** What an entry of a list has beside its name. */
export const summaryFields = {
  /** The first inputs with a unit, each a number with its unit. */
  figures: z.readonly(z.array(z.readonly(z.tuple([z.number(), z.string()])))),
  /** What decides and is no number, such as the posture, in the caller's language; omitted where nothing of that kind was chosen. */
  choices: z.optional(z.readonly(z.array(z.string()))),
  /** The best model when it was saved; omitted where nothing was calculated or nothing fitted. */
  best: z.optional(z.pick(savedModel, { skuName: true, motorSku: true, utilisation: true })),
  /** The positions of the assembly that was chosen, else of the first answer; records of before have nothing but them. */
  assembly: z.optional(z.object({ ...z.partial(z.omit(storedAssembly, { parts: true })).shape, parts: storedAssembly.shape.parts })),
  /** Whether it was saved with the data of today; omitted where that is not known. */
  state: z.optional(z.enum(['current', 'changed'])),
}
/** The same, read. */
export type SelectionSummary = z.infer<z.ZodMiniObject<typeof summaryFields>>
