/** The law that a form equals the reference implementation after every step. */
import fc from 'fast-check'
import type { FormEvent, RowEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { fieldView } from '../plan/field-view.ts'
import type { PlannedField } from '../plan/plan.ts'
import { encodeRequest, initRequest } from '../request/encode.ts'
import { act, type Act, opened } from './reference/commit.ts'
import { type Doing, doings } from './reference/acts.ts'
import { withEnds } from './reference/windows.ts'
import { byCell, seen } from './reference/observe.ts'
import type { Subject } from './sequences.ts'
import { expect } from './state-laws.ts'

const stated = (value: Value | undefined): unknown => (isAbsent(value) ? { absent: value.state, because: value.because.toSorted() } : value)

function fieldSeen({ plan, snapshot, inputs, pending, texts, chips, changes }: FormState, planned: PlannedField) {
  const { id, field } = planned
  const { visible, required, bounds: limits, steps, options, lock, issue } = fieldView(plan, planned, snapshot)
  const refused = pending[id]
  const chip = changes.find((change) => change.id === chips[id])
  return {
    visible,
    required,
    limits,
    fault: issue && { code: issue.code, limit: issue.params['limit'] },
    input: field.kind === 'list' ? undefined : inputs[id],
    options: options?.map(({ value }) => value),
    lock: lock?.code,
    steps,
    refused: refused && {
      text: texts.read(id),
      code: refused.issue.code,
      limit: refused.issue.params['limit'],
      blocks: refused.blocks,
      left: refused.committed,
    },
    chip: chip && {
      rule: chip.rule,
      from: chip.from,
      to: chip.to,
      limit: chip.limit,
      cause: chip.cause,
      announce: chip.announce || undefined,
    },
  }
}

/** The observable state of the engine's form, in the shape of the reference. */
function engineSeen(state: FormState, isRow = false): object {
  const { plan, snapshot, lists, pasted } = state
  const fields = [...plan.fields.values()]
  const slots = [
    ...fields.filter(({ field }) => field.kind !== 'list').map(({ id, slot }) => [id, slot] as const),
    ...[...plan.derived].map(([id, { slot }]) => [id, slot] as const),
  ]
  return {
    fields: Object.fromEntries(fields.map((planned) => [planned.id, fieldSeen(state, planned)])),
    values: Object.fromEntries(slots.map(([id, slot]) => [id, stated(snapshot.values[slot])])),
    reasons: reasonsAgainstStart(plan, snapshot).map(({ code, path }) => ({ code, path })),
    request: encodeRequest(plan, snapshot),
    pasted: pasted && { ...pasted, refused: pasted.refused.map(({ issue, ...cell }) => ({ ...cell, code: issue.code })).toSorted(byCell) },
    asked: isRow ? undefined : initRequest(plan, snapshot),
    rows: Object.fromEntries(
      Object.entries(lists).map(([list, rows]) => [list, rows.map(({ key, state: row }) => ({ key, row: engineSeen(row, true) }))]),
    ),
  }
}

const isNumeric = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^-?\d[\d.e+-]*$/.test(value))
/** Relative tolerance, with an absolute one for differences of numbers around 1. */
const isClose = (a: number, b: number) => a === b || Math.abs(a - b) <= 1e-11 * Math.max(Math.abs(a), Math.abs(b)) + 1e-15

/**
 * The first difference between two values; undefined if there is none. Undefined members count as absent; numbers may differ by
 * rounding.
 */
function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b || (isNumeric(a) && isNumeric(b) && isClose(Number(a), Number(b)))) return undefined
  if (typeof a === 'string' && typeof b === 'string' && /[,;]/.test(a)) return difference(a.split(/[,;]/), b.split(/[,;]/), path)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)}, the reference says ${JSON.stringify(b)}`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The event for pasting the reference's cells as text. The position defaults to the end. */
export function pasteOf({
  list,
  cells,
  at,
  replace = false,
}: Extract<Act, { type: 'pasted' }>): Extract<FormEvent, { type: 'rowsPasted' }> {
  const texts = cells.map((row) => Object.fromEntries(Object.entries(row).map(([id, { text }]) => [id, text])))
  return { type: 'rowsPasted', list, cells: texts, replace, ...(at !== undefined && { at }) }
}

/** Converts an act of the reference to an event of the engine. */
function eventOf(state: FormState, done: Act): FormEvent {
  if (done.type === 'undo') return { type: 'undo', change: state.chips[done.field] ?? 0 }
  if (done.type === 'inRow') {
    const row = state.lists[done.list]?.find(({ key }) => key === done.row)?.state
    // An act in a row applies to one of its fields.
    return { ...done, event: row ? (eventOf(row, done.act) as RowEvent) : { type: 'undo', change: 0 } }
  }
  if (done.type === 'pasted') return pasteOf(done)
  if (done.type === 'rowAdded') return { type: 'rowAdded', list: done.list, ...(done.at !== undefined && { at: done.at }) }
  if (done.type !== 'input' && done.type !== 'commit') return done
  const { means: _, ...event } = done
  return event
}

function follows({ plan }: Subject, steps: readonly Doing[]): void {
  const form = opened(withEnds(plan.schema))
  let state = initialState(plan)
  const done: Act[] = []
  const compare = () => {
    const found = difference(engineSeen(state), seen(form))
    expect(found === undefined, () => `after ${JSON.stringify(done)}: ${found}`)
  }
  compare()
  for (const step of steps) {
    const one = step(form)
    done.push(one)
    state = reduce(state, eventOf(state, one))
    act(form, one)
    compare()
  }
}

/** After any sequence of acts, the observable state of the form equals that of the reference. */
export const followsTheReference = (subject: Subject) =>
  fc.property(doings(withEnds(subject.plan.schema), subject.inits), (steps) => follows(subject, steps))
