/** Models that are like one but for its size or its maker. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'
import type { SizeColumns } from '../../../families/define/family.ts'

type Model = CatalogueModel<unknown>

/** What stands beside a model. */
export type Beside = { readonly smaller: Model | undefined; readonly larger: Model | undefined; readonly others: readonly Model[] }

const cellOf = ({ candidate }: Model, column: string): unknown =>
  typeof candidate === 'object' && candidate !== null ? Reflect.get(candidate, column) : undefined

/** Below 0 where one is smaller, by the first column that differs; undefined where a row does not state what decides. */
function compareSizes(by: readonly string[], one: Model, other: Model): number | undefined {
  for (const column of by) {
    const [mine, its] = [cellOf(one, column), cellOf(other, column)]
    if (typeof mine !== 'number' || typeof its !== 'number') return undefined
    if (mine !== its) return mine - its
  }
  return 0
}

const haveInCommon = (columns: readonly string[], one: Model, other: Model): boolean =>
  columns.every((column) => {
    const mine = cellOf(one, column)
    return mine !== undefined && mine === cellOf(other, column)
  })

/**
 * @param size columns of the family
 * @param models of the family, in rank order
 * @param model one of them
 * @returns the next sizes of its series, of models of one size the first by rank; and of each series of another maker the first that is as large,
 * those to be relied on first. What a row does not state makes nothing alike.
 */
export function besideBySize({ by, alike }: SizeColumns, models: readonly Model[], model: Model): Beside {
  let smaller: Model | undefined
  let larger: Model | undefined
  const bySeries = new Map<string, Model>()
  for (const one of models) {
    if (!haveInCommon(alike, one, model)) continue
    if (one.series === model.series) {
      const apart = compareSizes(by, one, model) ?? 0
      if (apart < 0 && (smaller === undefined || (compareSizes(by, one, smaller) ?? 0) > 0)) smaller = one
      if (apart > 0 && (larger === undefined || (compareSizes(by, one, larger) ?? 0) < 0)) larger = one
    } else if (one.maker !== model.maker && !bySeries.has(one.series) && haveInCommon(by.slice(0, 1), one, model)) {
      bySeries.set(one.series, one)
    }
  }
  const others = [...bySeries.values()].toSorted((one, other) => trustOrder[one.basis] - trustOrder[other.basis] || one.rank - other.rank)
  return { smaller, larger, others }
}
