/** The immutable state of one form. Only `reduce` creates new states. */
import type { Snapshot } from '../plan/evaluate.ts'
import { evaluate } from '../plan/evaluate.ts'
import type { Issue } from '../plan/issue.ts'
import type { Value } from '../expression/index.ts'
import type { EvaluationState, InitData, InputValue, Inputs, Plan } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'
import type { Texts } from './texts.ts'

/** Why a text is not a value. `blocks` disables Start, because committing the text would not make it one. */
export type Pending = { readonly issue: Issue; readonly blocks: boolean; readonly committed: boolean }

/** The rule by which the engine changed a value. */
export type ChangeRule =
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'step'
  | 'notANumber'
  | 'restored'
  | 'sets'
  | 'cleared'
  | 'optionGone'
  | 'onlyOption'
  | 'boundsChanged'
  | 'picked'

/**
 * One automatic change, the silent ones too. `from` is what was typed or stored before; `announce` marks those that are also said aloud
 * (policy `correct`); `cause` is the field whose change led to it.
 */
export type Change = {
  /** Counts from 1. */
  readonly id: number
  readonly field: string
  readonly from: InputValue | undefined
  readonly to: InputValue | undefined
  readonly rule: ChangeRule
  readonly limit: number | undefined
  readonly cause: string | undefined
  readonly announce: boolean
}

/** A row of a list, which is a form of its own. Its key stays the same when the row is moved. */
export type FormRow = { readonly key: number; readonly state: FormState }

/** A pasted cell that was refused: its number breaks a rule, or it is not an option. Rows count from 0. */
export type RefusedCell = { readonly row: number; readonly field: string; readonly text: string; readonly issue: Issue }

/** The result of the last paste. */
export type Pasted = { readonly list: string; readonly rows: number; readonly tooMany: number; readonly refused: readonly RefusedCell[] }

/** The immutable state of one form. Only `reduce` creates new states. */
export type FormState = {
  readonly plan: Plan
  readonly inputs: Inputs
  readonly pending: Readonly<Record<string, Pending>>
  /** The texts of the fields that are pending. */
  readonly texts: Texts
  /** The last value of each emptied field. */
  readonly previous: Inputs
  /** Fields that the user emptied; a later default does not fill them. */
  readonly emptied: Readonly<Record<string, true>>
  /** Untouched fields that hold, or held, a default; a later default replaces it. */
  readonly byDefault: Readonly<Record<string, true>>
  readonly init: InitData | undefined
  readonly system: UnitSystem
  /** BCP 47 tag of the language in which numbers are typed. */
  readonly locale: string
  /** Every automatic change so far, oldest first. */
  readonly changes: readonly Change[]
  /** By field, the id of the change that its chip shows and can undo. */
  readonly chips: Readonly<Record<string, number>>
  /** The rows of each list; their committed values are among `inputs` too. */
  readonly lists: Readonly<Record<string, readonly FormRow[]>>
  /** The key of the next new row. */
  readonly nextRow: number
  /** By list, the row that was removed last. */
  readonly removed: Readonly<Record<string, { readonly row: FormRow; readonly at: number }>>
  readonly pasted: Pasted | undefined
  /** Of a row: the values of the enclosing form that it reads. */
  readonly outer: readonly Value[] | undefined
  readonly snapshot: Snapshot
}

type Stored = Omit<FormState, 'snapshot'>

const nothingRefused: ReadonlySet<string> = new Set()

/** The fields whose text is no value; the same object while none comes or goes: one at a time does, so that as many are the same. */
function refusedIn(pending: FormState['pending'], before = nothingRefused): ReadonlySet<string> {
  const refused = Object.keys(pending).filter((id) => pending[id]?.blocks)
  return before.size === refused.length ? before : new Set(refused)
}

type RefusedCells = NonNullable<EvaluationState['refusedCells']>

const noCells: RefusedCells = {}

/** A plain loop: there may be many rows, and seldom is one refused. */
function hasRefused(rows: readonly FormRow[]): boolean {
  for (const { state } of rows) if (state.snapshot.state.refused?.size) return true
  return false
}

/** The refused cells of every row; the same object while none comes or goes. */
function cellsRefused(lists: FormState['lists'], before: RefusedCells = noCells): RefusedCells {
  const entries = Object.entries(lists).flatMap(([list, rows]) => {
    if (!hasRefused(rows)) return []
    const refused = rows.map(({ state }) => (state.snapshot.state.refused?.size ? state.snapshot.state.refused : undefined))
    return [[list, refused] as const]
  })
  const isSame = entries.every(([list, refused]) => {
    const known = before[list]
    return known?.length === refused.length && refused.every((one, row) => one === known[row])
  })
  return isSame && Object.keys(before).length === entries.length ? before : Object.fromEntries(entries)
}

/** The state with some parts replaced, evaluated. */
export function withParts(state: Stored & { snapshot?: Snapshot }, parts: Partial<Stored>): FormState {
  const next = { ...state, ...parts }
  const { plan, inputs, init, outer } = next
  const refused = refusedIn(next.pending, state.snapshot?.state.refused)
  const refusedCells = cellsRefused(next.lists, state.snapshot?.state.refusedCells)
  return { ...next, snapshot: evaluate(plan, { inputs, init, refused, refusedCells, outer }, state.snapshot) }
}

type Refused = Omit<Pending, 'blocks'> & { readonly text: string; readonly blocks?: false }

/** The state with a text that is not a value. */
export function withPending(state: FormState, id: string, { text, ...pending }: Refused): FormState {
  return withParts({ ...state, texts: state.texts.write(id, text) }, { pending: { ...state.pending, [id]: { blocks: true, ...pending } } })
}

/** The state with one input set, or emptied if `value` is undefined. */
export function withInput(state: FormState, id: string, value: InputValue | undefined): FormState {
  const before = state.inputs[id]
  if (before === value && !state.pending[id]) return withoutDefault(state, id)
  const previous = value === undefined && before !== undefined ? { ...state.previous, [id]: before } : state.previous
  return withParts(state, {
    inputs: value === undefined ? without(state.inputs, id) : { ...state.inputs, [id]: value },
    pending: without(state.pending, id),
    previous,
    emptied: value === undefined ? state.emptied : without(state.emptied, id),
    byDefault: without(state.byDefault, id),
    // A chip belongs to the value beside which it stands.
    ...(before === value ? {} : { chips: without(state.chips, id) }),
  })
}

const withoutDefault = (state: FormState, id: string): FormState =>
  state.byDefault[id] ? { ...state, byDefault: without(state.byDefault, id) } : state

/** The state with a field emptied by the user. */
export function withEmptied(state: FormState, id: string): FormState {
  return state.emptied[id] ? state : { ...state, emptied: { ...state.emptied, [id]: true } }
}

/** A record without one key; the same record when it has no such key. */
export function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, id)) return record
  const { [id]: _, ...rest } = record
  return rest
}

/** Adds an automatic change to the list and to the field's chip. */
export function withChange(state: FormState, change: Omit<Change, 'id'>): FormState {
  const id = state.changes.length + 1
  return { ...state, changes: [...state.changes, { ...change, id }], chips: { ...state.chips, [change.field]: id } }
}
