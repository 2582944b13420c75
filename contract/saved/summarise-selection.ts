/** What a list says of a saved selection, from the selection and what was stored with it. */
import * as z from 'zod/mini'
import { storedAssembly, savedPart } from './saved-assembly.ts'
import { savedResults } from './saved-results.ts'
import type { Selection } from './selection-document.ts'
import type { SelectionSummary } from './selection-summary.ts'
import { statedFigures } from './stated-figures.ts'

type Saved = { readonly selection: Selection; readonly snapshot: unknown }

/** Records of before have the positions alone. */
const storedWith = z.object({ assembly: z.optional(storedAssembly), parts: z.optional(z.array(savedPart)) })

const assemblyIn = (snapshot: unknown): SelectionSummary['assembly'] => {
  const { assembly, parts } = z.safeParse(storedWith, snapshot).data ?? {}
  return assembly ?? (parts && { parts })
}

/** The summary of a selection. @param catalogue version of the data of today; undefined: not known */
export const summaryOf = ({ selection, snapshot }: Saved, catalogue?: string): SelectionSummary => {
  const { models: [best] = [], catalogue: then = selection.made?.catalogue } = z.safeParse(savedResults, snapshot).data ?? {}
  const assembly = assemblyIn(snapshot)
  return {
    figures: statedFigures(selection),
    ...(best && {
      best: { skuName: best.skuName, utilisation: best.utilisation, ...(best.motorSku !== undefined && { motorSku: best.motorSku }) },
    }),
    ...(assembly && { assembly }),
    ...(catalogue !== undefined && then !== undefined && { state: then === catalogue ? 'current' : 'changed' }),
  }
}
