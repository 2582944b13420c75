/** Fills a form from a row of a table: each cell becomes an event of the form, so that the form's own rules apply. */
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import {
  type Change,
  type FormEvent,
  type FormState,
  type InitData,
  initRequest,
  isBareNumber,
  type Issue,
  isVisible,
  isWindowEnd,
  readCellPath,
  reasonsAgainstStart,
  reduce,
} from '../../../engine/index.ts'
import { type BatchColumn, plain } from './columns.ts'
import type { CorrectedCell, FilledCell, RowIssue } from './row-cells.ts'

/** The form after filling. Paths are column ids. */
export type FilledRow = {
  readonly state: FormState
  /** Invalid cells and reasons why the form cannot be calculated; at most one per column. */
  readonly issues: readonly RowIssue[]
  /** Changes that the form's rules made to other inputs. */
  readonly changes: readonly Change[]
  /** Columns whose cells were entered. */
  readonly entered: readonly string[]
  /** Filled columns whose field is hidden under the other inputs. */
  readonly unused: readonly string[]
}

/** Requests init data for the current inputs; undefined where there is none. */
export type AskInit = (query: Readonly<Record<string, string>>) => Cooperative<InitData | undefined>

const notAnOption = (path: string, text: string): Issue => ({ code: 'notAnOption', path, params: { text } })

/** Appends the unit of the head to a number without a unit of its own. */
const withUnit = (text: string, unit: string): string => (unit !== '' && isBareNumber(text) ? `${text} ${unit}` : text)

const valueOf = ({ options }: BatchColumn, text: string): string | undefined =>
  options.find(({ names }) => names.includes(plain(text)))?.value

/** Splits a cell into options, or into the rows of a list. */
const parts = (text: string): readonly string[] =>
  text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

type Entered = { readonly state: FormState; readonly issues: readonly RowIssue[] }

const applied = (state: FormState, events: readonly FormEvent[]): FormState => events.reduce(reduce, state)

const chooseOne = (state: FormState, { column, text }: FilledCell): Entered => {
  const named = valueOf(column, text)
  const value = column.planned.field.kind === 'toggle' && named !== undefined ? named === 'true' : named
  const next = value === undefined ? state : reduce(state, { type: 'choose', field: column.id, value })
  return { state: next, issues: value !== undefined && next.inputs[column.id] === value ? [] : [notAnOption(column.id, text)] }
}

/** Selects exactly the named options. */
const chooseSome = (state: FormState, { column, text }: FilledCell): Entered => {
  const named = parts(text).map((part) => ({ part, value: valueOf(column, part) }))
  const chosen = new Set(named.flatMap(({ value }) => value ?? []))
  const before = state.inputs[column.id]
  // The value of a multiple choice is a list of strings.
  const now = new Set(Array.isArray(before) ? (before as readonly string[]) : [])
  const switched = [...chosen, ...now].filter((value) => !(chosen.has(value) && now.has(value)))
  const next = applied(
    state,
    switched.map((value) => ({ type: 'toggle', field: column.id, value })),
  )
  return { state: next, issues: named.flatMap(({ part, value }) => (value === undefined ? [notAnOption(column.id, part)] : [])) }
}

/** Enters the rows of a list, e.g. `5000 | 500 | 36; 800 | 600 | 30`; cells follow the order of the form. */
const enterRows = (state: FormState, { column, text }: FilledCell): Entered => {
  const fields = [...(state.plan.rows.get(column.id)?.plan.fields.keys() ?? [])]
  const rows = parts(text).map((row) => row.split('|').map((cell) => cell.trim()))
  const wrong = rows.find(({ length }) => length !== fields.length)
  if (wrong) return { state, issues: [{ code: 'cellCount', path: column.id, params: { cells: wrong.length, expected: fields.length } }] }
  const cells = rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at] ?? ''])))
  const next = reduce(state, { type: 'rowsPasted', list: column.id, cells, replace: true })
  const { tooMany = 0, refused = [] } = next.pasted ?? {}
  const limit = rows.length - tooMany
  const surplus: readonly Issue[] = tooMany > 0 ? [{ code: 'tooManyRows', path: column.id, params: { rows: rows.length, limit } }] : []
  return { state: next, issues: [...surplus, ...refused.map(({ issue }) => ({ ...issue, path: column.id }))] }
}

/** Enters a number; reports `notANumber` where the form would silently clear the field. */
const enterNumber = (state: FormState, { column, text, unit }: FilledCell): Entered => {
  const typed = withUnit(text, unit)
  const next = reduce(state, { type: 'commit', field: column.id, text: typed })
  const pending = next.pending[column.id]
  const isLost = next.inputs[column.id] === undefined && !pending
  return { state: next, issues: isLost ? [{ code: 'notANumber', path: column.id, params: { text } }] : [] }
}

const enter = (state: FormState, cell: FilledCell): Entered => {
  if (cell.problem) return { state, issues: [cell.problem] }
  const { kind } = cell.column.planned.field
  if (kind === 'number') return enterNumber(state, cell)
  if (kind === 'list') return enterRows(state, cell)
  return kind === 'choices' ? chooseSome(state, cell) : chooseOne(state, cell)
}

/** Enters cells in the order of the plan: an input that bounds or unlocks another precedes it. */
const enterAll = (state: FormState, cells: readonly FilledCell[]): Entered => {
  const issues: RowIssue[] = []
  let next = state
  for (const id of state.plan.fields.keys()) {
    const cell = cells.find(({ column }) => column.id === id)
    if (!cell) continue
    const entered = enter(next, cell)
    next = entered.state
    issues.push(...entered.issues)
  }
  return { state: next, issues }
}

/** Requests init data once the inputs that it depends on are known, as the form does. */
function* withInitOf(state: FormState, askInit: AskInit): Cooperative<FormState> {
  if (state.plan.initParameters.length === 0) return state
  const request = initRequest(state.plan, state.snapshot)
  const data = request && (yield* askInit(request.query))
  return data ? reduce(state, { type: 'init', data }) : state
}

const isShown = (state: FormState, id: string): boolean => {
  const planned = state.plan.fields.get(id)
  return planned !== undefined && isVisible(planned, state.snapshot)
}

/** The column that an issue of the form refers to. */
const columnOf = (path: string): string => readCellPath(path)?.list ?? path

/** Rules by which a form corrects what was entered. */
const correctingRules: ReadonlySet<Change['rule']> = new Set([
  'belowMinimum',
  'aboveMaximum',
  'step',
  'boundsChanged',
  'optionGone',
  'cleared',
])

/** Numbers that differ by no more are the same but for rounding. */
const sameNumber = 1e-9

const isSame = (one: Change['from'], other: Change['to']): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= sameNumber * Math.abs(one)
    : JSON.stringify(one) === JSON.stringify(other)

/** Separates the corrections of filled cells, which are faults in a table, from the changes of other inputs. */
const correctionsOf = (state: FormState, filled: readonly string[], changes: readonly Change[]) => {
  const ofCells = changes.filter(({ rule, field }) => correctingRules.has(rule) && filled.includes(columnOf(field)))
  const corrected = ofCells
    .filter(({ field, from }) => !isSame(from, state.inputs[field]))
    .map((change): CorrectedCell => ({ code: 'corrected', path: change.field, change, state }))
  return { corrected, changes: changes.filter((change) => !ofCells.includes(change)) }
}

/** Keeps the first issue of each column. */
const firstOfEach = (issues: readonly RowIssue[]): readonly RowIssue[] => {
  const seen = new Set<string>()
  return issues.filter(({ path }) => {
    const column = columnOf(path)
    return !seen.has(column) && seen.add(column)
  })
}

/**
 * Fills in the form.
 *
 * @param start the form as it opens
 * @param cells filled cells of the row; other inputs keep their defaults
 */
export function* fillRow(start: FormState, cells: readonly FilledCell[], askInit: AskInit): Cooperative<FilledRow> {
  const initFields: ReadonlySet<string | undefined> = new Set(start.plan.initParameters.map(({ field }) => field))
  const isForInit = ({ column }: FilledCell) => initFields.has(column.id)
  const first = enterAll(start, cells.filter(isForInit))
  const ready = yield* withInitOf(first.state, askInit)
  yield
  const rest = enterAll(
    ready,
    cells.filter((cell) => !isForInit(cell)),
  )
  const { state } = rest
  const filled = cells.map(({ column }) => column.id)
  const pending = filled.flatMap((id) => state.pending[id]?.issue ?? [])
  const { corrected, changes } = correctionsOf(state, filled, state.changes.slice(start.changes.length))
  const shown = [...first.issues, ...rest.issues, ...pending, ...corrected].filter(({ path }) => isShown(state, columnOf(path)))
  return {
    state,
    issues: firstOfEach([...shown, ...reasonsAgainstStart(state.plan, state.snapshot)]),
    changes,
    entered: cells.flatMap(({ column, problem }) => (problem ? [] : [column.id])),
    // The ends of a window are reported with their number.
    unused: filled.filter((id) => !isShown(state, id) && !isWindowEnd(id)),
  }
}
