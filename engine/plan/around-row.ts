/** What a row reads that is not its own: values of the form, of the row before it, and its number. */
import { empty } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { Plan, ReadOfRow, RowPlan } from './plan.ts'

/** The name of the row before in expressions of a row: `previous.position`. */
export const rowBefore = 'previous'
/** The name of a row's number, counted from 1. */
export const rowNumber = 'rowNumber'

/** Whether a path reads the row before, or the number of the row. */
export const isOfRow = (path: string): boolean => path === rowNumber || path.startsWith(`${rowBefore}.`)

/** Which of the outer values of a row are those of the row before, or its number. */
export const readsOfRow = (outer: readonly string[], { slots }: Plan): readonly ReadOfRow[] =>
  outer.flatMap((path, at): ReadOfRow[] => {
    if (path === rowNumber) return [{ at }]
    const slot = isOfRow(path) ? slots.get(path.slice(rowBefore.length + 1)) : undefined
    return slot === undefined ? [] : [{ at, slot }]
  })

/** Nobody demands a row before the first. */
const noRow = empty()

/** Where a row is: its place, counted from 0, and the values of the row before it. */
export type RowPlace = { readonly at: number; readonly before: readonly Value[] | undefined }

/** The outer values of one row, from those that all rows share. */
export function aroundRow({ ofRow }: RowPlan, shared: readonly Value[], { at, before }: RowPlace): readonly Value[] {
  if (ofRow.length === 0) return shared
  const around = [...shared]
  for (const { at: place, slot } of ofRow) around[place] = slot === undefined ? at + 1 : (before?.[slot] ?? noRow)
  return around
}
