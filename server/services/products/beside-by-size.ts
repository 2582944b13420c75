/** Models that differ from a given one only in size or maker. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'
import type { SizeColumns } from '../../../families/define/family.ts'

type Model = CatalogueModel<unknown>

/** The neighbouring sizes of a model, and comparable models of other makers. */
export type Beside = { readonly smaller: Model | undefined; readonly larger: Model | undefined; readonly others: readonly Model[] }

const cellOf = ({ candidate }: Model, column: string): unknown =>
  typeof candidate === 'object' && candidate !== null ? Reflect.get(candidate, column) : undefined

/** Whether `one` is smaller by the first column that differs; not where a deciding figure is missing. */
function isSmaller(by: readonly string[], one: Model, other: Model): boolean {
  for (const column of by) {
    const [mine, its] = [cellOf(one, column), cellOf(other, column)]
    if (typeof mine !== 'number' || typeof its !== 'number') return false
    if (mine !== its) return mine < its
  }
  return false
}

const haveInCommon = (columns: readonly string[], one: Model, other: Model): boolean =>
  columns.every((column) => {
    const mine = cellOf(one, column)
    return mine !== undefined && mine === cellOf(other, column)
  })

/**
 * @param size columns of the family that define the size and what must be equal
 * @param models of the family, in rank order
 * @param model one of them
 * @returns the next smaller and larger model of its series (of equal sizes the first by rank), and for each series of another
 * maker the first model of the same size, the most reliable sources first; models with missing figures never match
 */
export function besideBySize({ by, alike }: SizeColumns, models: readonly Model[], model: Model): Beside {
  let smaller: Model | undefined
  let larger: Model | undefined
  const bySeries = new Map<string, Model>()
  for (const one of models) {
    if (!haveInCommon(alike, one, model)) continue
    if (one.series === model.series) {
      if (isSmaller(by, one, model) && (smaller === undefined || isSmaller(by, smaller, one))) smaller = one
      if (isSmaller(by, model, one) && (larger === undefined || isSmaller(by, one, larger))) larger = one
    } else if (one.maker !== model.maker && !bySeries.has(one.series) && haveInCommon(by.slice(0, 1), one, model)) {
      bySeries.set(one.series, one)
    }
  }
  const others = [...bySeries.values()].toSorted((one, other) => trustOrder[one.basis] - trustOrder[other.basis] || one.rank - other.rank)
  return { smaller, larger, others }
}
