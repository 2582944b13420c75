/** Which checks are not known of models for want of figures. */
import type { CatalogueRow } from '../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { columnGuides } from './column-guide.ts'

/** Models of a family that lack the same figures. */
export interface LackingFigures {
  readonly columns: readonly string[]
  /** The checks that cannot be judged without them; empty where other parts of a calculation decide that. */
  readonly checks: readonly string[]
  readonly models: number
}

type Lack = { readonly columns: readonly string[]; readonly check?: string }

/** Counts the models by what they lack, and collects the checks of each. */
function counted(lacks: readonly (readonly Lack[])[]): readonly LackingFigures[] {
  const found = new Map<string, { columns: readonly string[]; checks: Set<string>; models: number }>()
  for (const ofModel of lacks) {
    const met = new Set<string>()
    for (const { columns, check } of ofModel) {
      const key = columns.join(', ')
      const entry = found.get(key) ?? { columns, checks: new Set<string>(), models: 0 }
      if (check !== undefined) entry.checks.add(check)
      if (!met.has(key)) entry.models += 1
      met.add(key)
      found.set(key, entry)
    }
  }
  return [...found.values()]
    .map(({ columns, checks, models }) => ({ columns, checks: [...checks], models }))
    .toSorted((a, b) => b.models - a.models)
}

/**
 * @param id of a family with a table
 * @param rows valid rows of it
 * @returns what they lack, the most models first: by check where the family is sized alone, otherwise each empty column
 */
export async function lackingFigures(id: string, rows: readonly CatalogueRow[]): Promise<readonly LackingFigures[]> {
  const families = await loadFamilies()
  const family = families.find(({ table, selection }) => table.id === id && selection) ?? families.find(({ table }) => table.id === id)
  if (!family) return []
  const sizer = await family.selection?.sizer()
  if (sizer) {
    // What is no column is asked of the maker because a rule is not printed for a case.
    const ofColumns = (needs: readonly string[]) => needs.filter((need) => family.table.columns[need] !== undefined)
    const lacks = ({ candidate }: CatalogueRow) =>
      sizer.lacking(candidate).map(({ name, needs }) => ({ columns: ofColumns(needs), check: name }))
    return counted(rows.map((row) => lacks(row).filter(({ columns }) => columns.length > 0)))
  }
  const optional = columnGuides(family.table).filter(({ column, isRequired }) => !isRequired && family.table.columns[column] !== undefined)
  return counted(
    rows.map(({ candidate }) =>
      optional.flatMap(({ column }) =>
        // Every family's candidate is an object of its columns.
        (candidate as Readonly<Record<string, unknown>>)[column] === undefined ? [{ columns: [column] }] : [],
      ),
    ),
  )
}
