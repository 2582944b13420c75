/** Display state of the rows of lists: cached views of cells, and their changes. */
import type { Change, FormRow, FormState, Issue, Value } from '../index.ts'
import { readCellPath, valueAt } from '../index.ts'
import type { FieldState } from './field-state.ts'
import { fieldStateOf } from './field-state.ts'
import type { Transition } from './touched.ts'
import { touched } from './touched.ts'

/** A cell by the key of its row. */
export type CellAddress = { readonly list: string; readonly row: number; readonly field: string }

/** The channel of a cell; also its element id. */
export const cellId = ({ list, row, field }: CellAddress): string => `${list}-${row}-${field}`

/** The channels of a list: its rows and last paste; and the last automatic change in a row. */
export const listChannels = (list: string) => ({ rows: `${list}#rows`, lastChange: `${list}#lastChange` })

/** An automatic change in a row. */
export type RowChange = { readonly row: number; readonly change: Change }

const noRows: readonly FormRow[] = []

/** Treats every cell as touched; cells with equal views are dropped afterwards. */
const anyEvent = { type: 'restore', inputs: {} } as const

/** Cached views of the rows of a form. */
type RowViewCache = {
  readonly views: Map<string, FieldState>
  readonly keys: Map<string, readonly number[]>
  readonly lastChange: Map<string, RowChange>
}

/** Drops cached views that have changed. */
function createChanges({ views, keys, lastChange }: RowViewCache) {
  function changedRow(list: string, { key, state: after }: FormRow, before: FormState): readonly string[] {
    const ids = [...touched(after.plan, anyEvent, { before, after })].map((field) => cellId({ list, row: key, field }))
    for (const id of ids) views.delete(id)
    const change = after.changes.at(-1)
    if (!change || change === before.changes.at(-1)) return ids
    lastChange.set(list, { row: key, change })
    return [...ids, listChannels(list).lastChange]
  }

  function changedList(list: string, { before, after }: Transition): readonly string[] {
    const [were, are] = [before.lists[list] ?? noRows, after.lists[list] ?? noRows]
    const isSame = were.length === are.length && are.every((row, index) => row.key === were[index]?.key)
    const byKey = isSame ? undefined : new Map(were.map((row) => [row.key, row]))
    const cells: string[] = []
    are.forEach((row, index) => {
      const known = byKey ? byKey.get(row.key) : were[index]
      if (known && known.state !== row.state) cells.push(...changedRow(list, row, known.state))
    })
    const others = before.pasted !== after.pasted || before.removed[list] !== after.removed[list]
    if (!isSame) keys.delete(list)
    return isSame && !others ? cells : [...cells, listChannels(list).rows]
  }

  /** @returns the channels whose display state changed */
  return ({ before, after }: Transition): readonly string[] =>
    [...after.plan.rows.keys()].flatMap((list) =>
      before.lists[list] === after.lists[list] && before.pasted === after.pasted ? [] : changedList(list, { before, after }),
    )
}

/** The views of all rows of a form, see `createRowViews`. */
export type RowViews = ReturnType<typeof createRowViews>

/** What is said of a rule at a cell. */
type RuleAt = (address: CellAddress) => Issue | undefined

/** The views of all rows of a form. */
export function createRowViews(current: () => FormState) {
  const cache: RowViewCache = { views: new Map(), keys: new Map(), lastChange: new Map() }
  const { views, keys, lastChange } = cache
  let ruleAt: RuleAt | undefined
  const rowsOf = (list: string) => current().lists[list] ?? noRows
  const rowAt = ({ list, row: key }: Pick<CellAddress, 'list' | 'row'>) => rowsOf(list).find((row) => row.key === key)

  return {
    changed: createChanges(cache),
    /** The keys of the rows of a list; the same array until rows are added, removed or moved. */
    keys(list: string): readonly number[] {
      const known = keys.get(list) ?? rowsOf(list).map(({ key }) => key)
      keys.set(list, known)
      return known
    },
    cell(address: CellAddress): FieldState | undefined {
      const id = cellId(address)
      const row = rowAt(address)
      const known = views.get(id)
      if (known) return known
      const own = row && fieldStateOf(row.state, address.field)
      // What is wrong with the cell itself goes before what a rule says at it.
      const view = own && ruleAt && !own.issue ? { ...own, issue: ruleAt(address) } : own
      if (view) views.set(id, view)
      return view
    },
    /** Takes what rules say at cells. @returns the channels of those at which it is something else */
    say(cells: readonly CellAddress[], at: RuleAt | undefined): readonly string[] {
      ruleAt = at
      const ids = cells.map(cellId)
      for (const id of ids) views.delete(id)
      return ids
    },
    value({ list, row, field }: CellAddress): Value | undefined {
      const state = rowAt({ list, row })?.state
      return state && valueAt(state.plan, state.snapshot, field)
    },
    lastChange: (list: string) => lastChange.get(list),
    /** The cell of a path such as `phases[3].load`. */
    find(path: string): CellAddress | undefined {
      const cell = readCellPath(path)
      const key = cell && rowsOf(cell.list)[cell.row]?.key
      return cell && key !== undefined ? { list: cell.list, row: key, field: cell.field } : undefined
    },
  }
}
