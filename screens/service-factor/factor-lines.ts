/** The four factors of the dialog as table rows and as a product. Pure. */
import { type FactorChoice, machineFactor, startingFactors } from '../../families/service-factor/choice.ts'
import type { FactorCell, ServiceFactorTables } from '../../families/service-factor/tables.ts'
import { startingRow } from '../../families/service-factor/service-factor.ts'

/** A factor. `leftOut`: excluded by choice and counted as 1. */
export type FactorLine = {
  readonly factor: 'machine' | 'primeMover' | 'starts' | 'safety'
  readonly symbol: 'f1' | 'f2' | 'f3' | 'f4'
  readonly cell: FactorCell | undefined
  /** Whether the factor is that of a longer time than the chosen one. */
  readonly isForLongerTime: boolean
  readonly leftOut: boolean
}

/** Returns the factors in the order of the product. */
export const factorLines = (choice: FactorChoice, tables: ServiceFactorTables): readonly FactorLine[] => {
  const machine = machineFactor(choice, tables)
  const { primeMover, safety, starts } = choice
  const plain = { isForLongerTime: false, leftOut: false }
  const starting = starts && startingFactors(choice, tables)?.[starts]
  return [
    { ...plain, factor: 'machine', symbol: 'f1', cell: machine?.cell, isForLongerTime: machine?.isForLongerTime ?? false },
    { ...plain, factor: 'primeMover', symbol: 'f2', cell: primeMover && tables.primeMovers[primeMover] },
    { ...plain, factor: 'starts', symbol: 'f3', cell: starting, leftOut: starting === undefined },
    { ...plain, factor: 'safety', symbol: 'f4', cell: safety && tables.safety[safety] },
  ]
}

/** Formats the product, such as `1.6 × 1 × ? × 1.2`; `?` is not chosen yet, excluded factors are omitted. */
export const productText = (lines: readonly FactorLine[], write: (value: number) => string): string =>
  lines
    .filter(({ leftOut }) => !leftOut)
    .map(({ cell }) => (cell ? write(cell.value) : '?'))
    .join(' × ')

/** Returns the product of the first two factors and the band of starting factors it is in; undefined until both are known. */
export const startingBand = (
  choice: FactorChoice,
  tables: ServiceFactorTables,
): { readonly product: number; readonly from: number | undefined; readonly to: number } | undefined => {
  const machine = machineFactor(choice, tables)
  if (!machine || !choice.primeMover) return undefined
  const product = machine.cell.value * tables.primeMovers[choice.primeMover].value
  const { upTo } = startingRow(tables.starts, product)
  const below = tables.starts.findLast((row) => row.upTo < upTo)
  return { product, from: below?.upTo, to: upTo }
}

/** Removes binary rounding noise from a product: 3.36, not 3.3600000000000003. */
export const tidy = (value: number): number => Number(value.toPrecision(12))
