/** The laws that can be checked on a single state of a form: 3, 5 and 7. */
import type { FormState } from '../commit/form-state.ts'
import { evaluate } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { Column, isAbsent, RowValues } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { boundIssue, boundsOf, isVisible } from '../plan/field-view.ts'
import type { ListField } from '../define/index.ts'
import type { Plan, PlannedField } from '../plan/plan.ts'
import { Rows } from '../plan/rows.ts'

/** A broken law; the message states what was found. */
class Broken extends Error {}

/** @throws Broken when `holds` is false */
export function expect(holds: boolean, what: () => string): void {
  if (!holds) throw new Broken(what())
}

/** Equal as JSON. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function isSound(value: Value | undefined): boolean {
  if (value instanceof Column) return value.cells.every(isSound)
  if (value instanceof RowValues) return value.values.flat().every(isSound)
  return typeof value === 'number' ? Number.isFinite(value) : value !== undefined
}

/** The values of a list are those of its rows; each row is sound by itself, sees its surroundings, and has a unique key. */
function checkRows(plan: Plan, list: string, state: FormState): void {
  const rows = state.lists[list] ?? []
  expect(
    same(
      state.inputs[list] ?? [],
      rows.map((row) => row.state.inputs),
    ),
    () => `${list}: the values are not those of its rows`,
  )
  expect(new Set(rows.map(({ key }) => key)).size === rows.length, () => `${list}: two rows have one key`)
  const evaluated = state.snapshot.values[plan.fields.get(list)?.slot ?? -1]
  for (const [index, { state: row }] of rows.entries()) {
    checkSound(row.plan, row)
    checkIncremental(row.plan, row)
    const seen = evaluated instanceof RowValues ? evaluated.values[index] : row.snapshot.values
    expect(same(seen, row.snapshot.values), () => `${list}[${index}]: the row and the form see different values`)
    expect(row.system === state.system && row.init === state.init, () => `${list}[${index}]: units or init answer of another form`)
  }
}

/** Law 3: every value is a finite number or absent, and every discriminant names one of its branches. */
export function checkSound(plan: Plan, state: FormState): void {
  expect(state.snapshot.values.every(isSound), () => 'a value is not finite')
  expect(
    Object.values(state.inputs).every((one) => typeof one !== 'number' || Number.isFinite(one)),
    () => 'an input is not finite',
  )
  expect(
    state.changes.every(({ id }, at) => id === at + 1),
    () => 'the changes are not counted from 1',
  )
  for (const list of plan.rows.keys()) checkRows(plan, list, state)
  for (const [id, { field }] of plan.fields) {
    const branch = state.inputs[id]
    if (field.kind === 'toggle') expect(typeof branch === 'boolean', () => `${id} is neither on nor off`)
    if (field.kind === 'alternatives') {
      expect(typeof branch === 'string' && Object.hasOwn(field.branches, branch), () => `${id} has no branch`)
    }
  }
}

type Evaluated = Pick<FormState, 'snapshot'>

function rowsComplete(plan: Plan, { id, field }: { id: string; field: ListField }, { snapshot }: Evaluated): boolean {
  const { required, minRows, maxRows } = field
  const value = snapshot.values[plan.fields.get(id)?.slot ?? -1]
  const rows = value instanceof Rows ? value.rows : []
  const few = minRows ?? (required === false ? 0 : 1)
  const slot = plan.slots.get(`${id}#required`)
  const mayBeEmpty = slot === undefined ? required === false : snapshot.values[slot] !== true
  const counts = (rows.length === 0 && mayBeEmpty) || (rows.length >= few && rows.length <= (maxRows ?? 100))
  const row = plan.rows.get(id)
  return counts && rows.every((one) => row !== undefined && isComplete(row.plan, one))
}

/** The definition in words, independent of `explain`. */
function isComplete(plan: Plan, state: Evaluated): boolean {
  const usable = (planned: PlannedField): boolean => {
    const { field } = planned
    if (field.kind === 'diagram' || !isVisible(planned, state.snapshot)) return true
    const value = state.snapshot.values[planned.slot]
    if (field.kind === 'list') return rowsComplete(plan, { id: planned.id, field }, state)
    const slot = plan.slots.get(`${planned.id}#required`)
    const mayBeEmpty = slot === undefined ? field.required === false : state.snapshot.values[slot] !== true
    if (isAbsent(value)) return mayBeEmpty && (value.state === 'missing' || value.state === 'empty')
    if (Array.isArray(value)) return value.length > 0 || mayBeEmpty
    return typeof value !== 'number' || boundIssue(planned, value, boundsOf(planned, state.snapshot)) === undefined
  }
  const finite = plan.parameters.every(({ slot }) => {
    const value = state.snapshot.values[slot]
    return !isAbsent(value) || value.state !== 'invalid'
  })
  const isAllowed = plan.rules.every(({ level, slot, when }) => {
    const counts = level === 'refuse' && (when === undefined || state.snapshot.values[when] === true)
    return !counts || state.snapshot.values[slot] !== false
  })
  return [...plan.fields.values()].every(usable) && finite && isAllowed
}

/** Law 5: Start is enabled exactly if the form is complete; otherwise there is a reason. */
export function checkStart(plan: Plan, state: FormState): void {
  const reasons = reasonsAgainstStart(plan, state.snapshot)
  expect(
    isComplete(plan, state) === (reasons.length === 0),
    () => `complete: ${isComplete(plan, state)}, reasons: ${JSON.stringify(reasons)}`,
  )
  for (const reason of reasons) expect(reason.path.length > 0, () => 'a reason names nothing')
}

/** Law 7: incremental evaluation equals an evaluation from scratch. */
export function checkIncremental(plan: Plan, state: FormState): void {
  const scratch = evaluate(plan, state.snapshot.state)
  expect(same(scratch.values, state.snapshot.values), () => 'incremental evaluation differs from evaluation from scratch')
}
