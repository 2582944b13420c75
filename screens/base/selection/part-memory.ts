/** Pages that are no form: each part of one is kept among the inputs of its selection. */
import { use, useEffect } from 'react'
import * as z from 'zod/mini'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { PageMemoryContext, type Visit } from './visit.ts'

/** Reads a part of what a page was left with; what another version or another hand wrote is nothing. */
export const partOf = <Kept>(visit: Visit | undefined, part: string, shape: z.ZodMiniType<Kept>): Kept | undefined =>
  z.safeParse(shape, visit?.selection.inputs[part]).data

/** A visit with another part; results that were made before are none of it. */
export const withPart = (visit: Visit | undefined, calculator: string, part: Readonly<Record<string, unknown>>): Visit => {
  // What is kept is plain data; JSON drops what is undefined.
  const inputs = JSON.parse(JSON.stringify({ ...visit?.selection.inputs, ...part })) as Selection['inputs']
  return { selection: { v: 1, calculator, inputs } }
}

/** Where a machine reads what it was left with, and keeps it. */
export type PartMemory<Kept> = { readonly read: () => Kept | undefined; readonly write: (kept: Kept) => void }

/** @returns makes the memory of a machine of this page, as `useMachine` wants it */
export const usePartMemory = <Kept>(part: string, shape: z.ZodMiniType<Kept>): (() => PartMemory<Kept>) => {
  const { calculator, memory } = use(PageMemoryContext)
  return () => {
    let untouched: string | undefined
    const write = (kept: Kept) => {
      const next = withPart(memory.left(), calculator, { [part]: kept })
      const now = JSON.stringify(next.selection.inputs)
      // A machine keeps itself after every event, its first included: what nobody has changed is not worth keeping.
      if (memory.left()?.selection.inputs[part] === undefined) {
        untouched ??= now
        if (now === untouched) return
      }
      if (now !== JSON.stringify(memory.left()?.selection.inputs)) memory.keep(next)
    }
    return { read: () => partOf(memory.left(), part, shape), write }
  }
}

/** Says when and of what the results are: each answer is made of what the page was left with when it came. */
export const useMade = (answer: { readonly catalogueVersion: string } | undefined): void => {
  const { memory } = use(PageMemoryContext)
  useEffect(() => {
    if (answer) memory.made(answer.catalogueVersion, 'quiet')
  }, [answer, memory])
}
