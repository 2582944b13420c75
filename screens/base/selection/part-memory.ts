/** Memory of pages without a form: each part of the page is stored among the inputs of its selection. */
import { use, useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { PageMemoryContext, type Visit } from './visit.ts'

/** Returns a part of a stored page; undefined if it does not have the expected shape. */
export const partOf = <Saved>(visit: Visit | undefined, part: string, shape: z.ZodMiniType<Saved>): Saved | undefined =>
  z.safeParse(shape, visit?.selection.inputs[part]).data

/** Returns a visit with a part replaced. Drops results, since they were calculated before the change. */
export const withPart = (visit: Visit | undefined, calculator: string, part: Readonly<Record<string, unknown>>): Visit => {
  // The stored value is plain data; JSON drops undefined properties.
  const inputs = JSON.parse(JSON.stringify({ ...visit?.selection.inputs, ...part })) as Selection['inputs']
  return { selection: { v: 2, calculator, inputs } }
}

/** Reads and writes the stored state of a machine. */
export type PartMemory<Saved> = { readonly read: () => Saved | undefined; readonly write: (saved: Saved) => void }

/** Returns a factory for the memory of a machine on this page, as `useMachine` expects. */
export const usePartMemory = <Saved>(part: string, shape: z.ZodMiniType<Saved>): (() => PartMemory<Saved>) => {
  const { calculator, memory } = use(PageMemoryContext)
  return () => {
    let untouched: string | undefined
    const write = (saved: Saved) => {
      const next = withPart(memory.left(), calculator, { [part]: saved })
      const now = JSON.stringify(next.selection.inputs)
      // A machine stores its state after every event, including the first: an unchanged initial state is not stored.
      if (memory.left()?.selection.inputs[part] === undefined) {
        untouched ??= now
        if (now === untouched) return
      }
      if (now !== JSON.stringify(memory.left()?.selection.inputs)) memory.keep(next)
    }
    return { read: () => partOf(memory.left(), part, shape), write }
  }
}

/**
 * Marks the current selection as calculated with the catalogue version of its answer, after each answer and after each change
 * that leaves the answer as it is.
 *
 * @param isCurrent false while the answer belongs to earlier inputs
 */
export const useMade = (answer: { readonly catalogueVersion: string } | undefined, isCurrent: boolean): void => {
  const { memory } = use(PageMemoryContext)
  const made = useSyncExternalStore(memory.subscribe, () => memory.left()?.selection.made?.catalogue)
  useEffect(() => {
    if (answer && isCurrent && answer.catalogueVersion !== made) memory.made(answer.catalogueVersion, 'quiet')
  }, [answer, isCurrent, made, memory])
}
