/**
 * View state of a page's results: filters, order, page number, ticked models and the opened one. Stored for the session; filters and order also
 * survive a change of the conditions.
 */
import { use, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { type ListOrder, listOrder } from '../../../contract/results/list-view.ts'
import { type Narrowing, narrowingShape } from '../../../contract/results/narrowing.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { sessionSlot } from '../../base/browser/session-slot.ts'

export type Reading = {
  readonly narrowing: Narrowing
  readonly order?: ListOrder | undefined
  /** Page number, from 1. */
  readonly page: number
  /** Ticked models, in order. */
  readonly compared: readonly string[]
  /** The opened model; '' if all are closed, undefined until one is opened or closed. */
  readonly opened?: string | undefined
}

/** `of` identifies the list that page number, ticks and the opened model refer to. */
const shape: z.ZodMiniType<Reading & { readonly of: string }> = z.object({
  narrowing: narrowingShape,
  order: z.optional(listOrder),
  page: z.int().check(z.gte(1)),
  compared: z.array(z.string()),
  opened: z.optional(z.string()),
  of: z.string(),
})

const afresh = { page: 1, compared: [], opened: undefined }

/**
 * Returns the view state and a function to change it, which resets the page number unless it sets one.
 *
 * @param of identifies the list by its conditions
 */
export const useReading = (of: string) => {
  const { path } = use(PageMemoryContext)
  const slot = useMemo(() => sessionSlot(`sizewright.reading.${path}`, shape), [path])
  const [stored, setStored] = useState(() => slot.read() ?? { ...afresh, narrowing: {}, of })
  const reading: Reading = stored.of === of ? stored : { ...stored, ...afresh }
  const change = (changed: Partial<Reading>) => {
    const next = { ...reading, page: 1, ...changed, of }
    setStored(next)
    slot.write(next)
  }
  return { reading, change }
}
