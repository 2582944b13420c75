/** Plan + committed inputs → every value. Pure, total, deterministic; incremental equals from scratch. */
import { Column, isAbsent } from '../expression/index.ts'
import type { Absent, Cell, Value } from '../expression/index.ts'
import type { EvaluationState, Plan, PlannedField } from './plan.ts'

/** The value of every slot. A slot that an evaluation leaves equal keeps its very value, so that `Object.is` finds what changed. */
export type Snapshot = {
  readonly values: readonly Value[]
  readonly state: EvaluationState
}

function sameAbsent(a: Absent, b: Absent): boolean {
  return a.state === b.state && a.because.length === b.because.length && a.because.every((name, index) => name === b.because[index])
}

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  if (a === b) return true
  return a.length === b.length && a.every((one, index) => sameCell(one, b[index]))
}

/** Whether two cells of a column are equal. */
export const sameCell = (a: Cell, b: Cell | undefined): boolean => Object.is(a, b) || (isAbsent(a) && isAbsent(b) && sameAbsent(a, b))

function sameValue(a: Value | undefined, b: Value): boolean {
  if (Object.is(a, b)) return true
  if (a === undefined || typeof a !== 'object' || typeof b !== 'object') return false
  if (isAbsent(a) || isAbsent(b)) return isAbsent(a) && isAbsent(b) && sameAbsent(a, b)
  if (a instanceof Column) return b instanceof Column && a.mayBeEmpty === b.mayBeEmpty && sameCells(a.cells, b.cells)
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, index) => one === b[index])
}

/**
 * Evaluates a plan.
 *
 * @param previous - The snapshot before; then only what the difference in `state` can reach is computed.
 * @returns A snapshot. Never throws; a result that is not finite is `invalid`, what depends on an empty field is `missing`.
 */
export function evaluate(plan: Plan, state: EvaluationState, previous?: Snapshot): Snapshot {
  return previous ? update(plan, state, previous) : fromScratch(plan, state)
}

function fromScratch(plan: Plan, state: EvaluationState): Snapshot {
  const { steps } = plan
  const values: Value[] = []
  values.length = steps.length
  for (let slot = 0; slot < steps.length; slot++) {
    const step = steps[slot]
    if (step) values[slot] = step.run(values, state)
  }
  return { values, state }
}

function update(plan: Plan, state: EvaluationState, previous: Snapshot): Snapshot {
  const dirty = dirtySteps(plan, state, previous.state)
  if (!dirty) return { values: previous.values, state }
  const values = previous.values.slice()
  for (let slot = 0; slot < dirty.length; slot++) {
    const step = plan.steps[slot]
    if (!dirty[slot] || !step) continue
    const value = step.run(values, state)
    if (sameValue(values[slot], value)) {
      // What is behind its cells is the new one's: the next change is found by it.
      if (value instanceof Column) values[slot] = value
      continue
    }
    values[slot] = value
    for (const reader of plan.readers[slot] ?? []) dirty[reader] = 1
  }
  return { values, state }
}

const fieldLists = new WeakMap<Plan, readonly PlannedField[]>()

/** The fields as a list: walking the map takes three times as long. */
function fieldsOf(plan: Plan): readonly PlannedField[] {
  let fields = fieldLists.get(plan)
  if (!fields) fieldLists.set(plan, (fields = [...plan.fields.values()]))
  return fields
}

/** Where the values around a row differ: its first steps. */
const differing = (after: readonly Value[] = [], before: readonly Value[] = []): readonly number[] =>
  after.flatMap((value, slot) => (Object.is(value, before[slot]) ? [] : [slot]))

const noFields: ReadonlySet<string> = new Set()

/** What is in one of two sets. */
const exchanged = (a = noFields, b = noFields): ReadonlySet<string> =>
  new Set([...[...a].filter((id) => !b.has(id)), ...[...b].filter((id) => !a.has(id))])

const slotsOfLists = ({ rows, fields }: Plan) => [...rows.keys()].map((list) => fields.get(list)?.slot)

/** The steps whose own input differs: fields by committed value or refusal, and all that read the init answer. */
function dirtySteps(plan: Plan, state: EvaluationState, before: EvaluationState): Uint8Array | undefined {
  let dirty: Uint8Array | undefined
  const mark = (slot: number | undefined) => {
    dirty ??= new Uint8Array(plan.steps.length)
    if (slot !== undefined) dirty[slot] = 1
  }
  if (state.inputs !== before.inputs) {
    for (const { id, slot } of fieldsOf(plan)) if (state.inputs[id] !== before.inputs[id]) mark(slot)
  }
  if (state.refused !== before.refused) {
    for (const id of exchanged(state.refused, before.refused)) mark(plan.fields.get(id)?.slot)
  }
  if (state.refusedCells !== before.refusedCells) slotsOfLists(plan).forEach(mark)
  if (state.outer !== before.outer) for (const slot of differing(state.outer, before.outer)) mark(slot)
  if (state.init !== before.init) for (const slot of plan.initSteps) mark(slot)
  return dirty
}

/** The items (fields, derived values, tables, parameters) whose slots differ between two snapshots. */
export function changedItems(plan: Plan, before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const items = new Set<string>()
  plan.steps.forEach((step, slot) => {
    if (!Object.is(before.values[slot], after.values[slot])) items.add(step.item)
  })
  return items
}

/** The value at a path (`load`, `dutyCycle`, `layout.isSliderSpacing`); undefined for a path the plan does not have. */
export function valueAt(plan: Plan, snapshot: Snapshot, path: string): Value | undefined {
  const slot = plan.slots.get(path)
  return slot === undefined ? undefined : snapshot.values[slot]
}
