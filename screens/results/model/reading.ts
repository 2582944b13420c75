/**
 * How somebody reads a page's results: what the list is narrowed to, its order, the page of it, what is ticked. Kept for the session: it is there again
 * after another page; what the list is narrowed to and its order also stay when the conditions change.
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
  /** From 1. */
  readonly page: number
  /** The models ticked for comparison, in the order they were ticked. */
  readonly compared: readonly string[]
}

/** `of` names the list that page and ticks are of. */
const shape: z.ZodMiniType<Reading & { readonly of: string }> = z.object({
  narrowing: narrowingShape,
  order: z.optional(listOrder),
  page: z.int().check(z.gte(1)),
  compared: z.array(z.string()),
  of: z.string(),
})

const afresh = { page: 1, compared: [] }

/**
 * @param of names the list: the conditions that it is of
 * @returns how it is read, and how to change that: the list begins with its first page unless another is named
 */
export const useReading = (of: string) => {
  const { path } = use(PageMemoryContext)
  const slot = useMemo(() => sessionSlot(`sizewright.reading.${path}`, shape), [path])
  const [kept, setKept] = useState(() => slot.read() ?? { ...afresh, narrowing: {}, of })
  const reading: Reading = kept.of === of ? kept : { ...kept, ...afresh }
  const change = (changed: Partial<Reading>) => {
    const next = { ...reading, page: 1, ...changed, of }
    setKept(next)
    slot.write(next)
  }
  return { reading, change }
}
