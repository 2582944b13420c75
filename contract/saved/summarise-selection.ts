/** What a list says of a saved selection, from the selection and what was stored with it. */
import * as z from 'zod/mini'
import { savedResults } from './saved-results.ts'
import type { Selection } from './selection-document.ts'
import type { SelectionSummary } from './selection-summary.ts'
import { statedFigures } from './stated-figures.ts'

type Saved = { readonly selection: Selection; readonly snapshot: unknown }

/** The summary of a selection. @param catalogue version of the data of today; undefined: not known */
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
