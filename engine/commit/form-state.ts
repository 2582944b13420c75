/** The state of one form. Only `reduce` makes new ones. */
import type { Snapshot } from '../plan/evaluate.ts'
import { evaluate } from '../plan/evaluate.ts'
import type { Issue } from '../plan/issue.ts'
import type { InitData, InputValue, Inputs, Plan } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

/** A text that is no value (yet). `blocks` keeps Start disabled: leaving the field would not make it a value. */
export type Pending = { readonly text: string; readonly issue: Issue; readonly blocks: boolean; readonly committed: boolean }

/** Why the engine changed a value by itself. */
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
  readonly id: number
  readonly field: string
  readonly from: InputValue | undefined
  readonly to: InputValue | undefined
  readonly rule: ChangeRule
  readonly limit: number | undefined
  readonly cause: string | undefined
  readonly announce: boolean
}

/** Everything about one form now. Only `reduce` makes new ones. */
export type FormState = {
  readonly plan: Plan
  readonly inputs: Inputs
  readonly pending: Readonly<Record<string, Pending>>
  /** The last value of fields that have been emptied. */
  readonly previous: Inputs
  readonly init: InitData | undefined
  readonly system: UnitSystem
  /** Every automatic change so far, oldest first. */
  readonly changes: readonly Change[]
  /** Per field the change that its chip shows and can undo. */
  readonly chips: Readonly<Record<string, number>>
  readonly snapshot: Snapshot
}

type Stored = Omit<FormState, 'snapshot'>

const nothingRefused: ReadonlySet<string> = new Set()

function refusedIn(pending: FormState['pending'], before: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const refused = Object.keys(pending).filter((id) => pending[id]?.blocks)
  if (refused.length === 0) return nothingRefused
  return before?.size === refused.length && refused.every((id) => before.has(id)) ? before : new Set(refused)
}

/** The state with some parts replaced, evaluated. */
export function withParts(state: Stored & { snapshot?: Snapshot }, parts: Partial<Stored>): FormState {
  const next = { ...state, ...parts }
  const refused = refusedIn(next.pending, state.snapshot?.state.refused)
  return { ...next, snapshot: evaluate(next.plan, { inputs: next.inputs, init: next.init, refused }, state.snapshot) }
}

/** The state with one input set, or emptied when `value` is undefined. */
export function withInput(state: FormState, id: string, value: InputValue | undefined): FormState {
  const before = state.inputs[id]
  if (before === value && !state.pending[id]) return state
  const previous = value === undefined && before !== undefined ? { ...state.previous, [id]: before } : state.previous
  return withParts(state, {
    inputs: value === undefined ? without(state.inputs, id) : { ...state.inputs, [id]: value },
    pending: without(state.pending, id),
    previous,
  })
}

/** A record without one key; the same record when it has no such key. */
export function without<T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, id)) return record
  const { [id]: _, ...rest } = record
  return rest
}

/** Adds an automatic change to the list and to the field's chip. */
export function withChange(state: FormState, change: Omit<Change, 'id'>): FormState {
  const id = (state.changes.at(-1)?.id ?? 0) + 1
  return { ...state, changes: [...state.changes, { ...change, id }], chips: { ...state.chips, [change.field]: id } }
}
