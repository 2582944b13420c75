/** Compares the families of a folder with those of a stored version, model by model. */
import type { CatalogueRow } from '../../../families/define/catalogue-table.ts'

/** A figure or text that differs; undefined where it is not stated. */
export interface CellChange {
  readonly column: string
  readonly before: unknown
  readonly after: unknown
}

/** A model whose row differs. */
export interface ChangedModel {
  readonly sku: string
  readonly cells: readonly CellChange[]
}

/** What becomes of the models of a family. */
export interface FamilyChanges {
  readonly family: string
  readonly rows: readonly CatalogueRow[]
  readonly added: readonly CatalogueRow[]
  readonly changed: readonly ChangedModel[]
  readonly withdrawn: readonly CatalogueRow[]
  readonly unchanged: number
}

type Rows = ReadonlyMap<string, readonly CatalogueRow[]>

/** The cells of a row by column. */
const cellsOf = ({ candidate, ...origin }: CatalogueRow): Readonly<Record<string, unknown>> =>
  // Every family's candidate is an object of its columns.
  ({ ...origin, ...(candidate as Readonly<Record<string, unknown>>) })

/** A cell with entries (`50:1500;210:3000`) is the same in any order. */
const comparable = (cell: unknown): string =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell)
    ? JSON.stringify(Object.entries(cell).toSorted(([a], [b]) => Number(a) - Number(b)))
    : JSON.stringify(cell ?? null)

const changesOf = (before: CatalogueRow, after: CatalogueRow): readonly CellChange[] => {
  const [old, own] = [cellsOf(before), cellsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((column) =>
    comparable(old[column]) === comparable(own[column]) ? [] : [{ column, before: old[column], after: own[column] }],
  )
}

const compareFamily = (family: string, rows: readonly CatalogueRow[], base: readonly CatalogueRow[]): FamilyChanges => {
  const earlier = new Map(base.map((row) => [row.sku, row]))
  const present = new Set(rows.map(({ sku }) => sku))
  const both = rows.flatMap((row) => {
    const before = earlier.get(row.sku)
    return before ? [{ sku: row.sku, cells: changesOf(before, row) }] : []
  })
  const changed = both.filter(({ cells }) => cells.length > 0)
  return {
    family,
    rows,
    added: rows.filter(({ sku }) => !earlier.has(sku)),
    changed,
    withdrawn: base.filter(({ sku }) => !present.has(sku)),
    unchanged: both.length - changed.length,
  }
}

/**
 * @param own rows of the folder by family
 * @param base rows of the version that the import changes
 * @returns the changes of each family of the folder
 */
export const compareFamilies = (own: Rows, base: Rows): readonly FamilyChanges[] =>
  [...own].map(([family, rows]) => compareFamily(family, rows, base.get(family) ?? []))
