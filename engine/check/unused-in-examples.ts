/** Finds parts of a form that no example uses: a change in their meaning would go unnoticed. */
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { isVisible } from '../plan/field-view.ts'
import type { Inputs, Plan, PlannedField } from '../plan/plan.ts'
import { isWindowEnd } from '../plan/window-ends.ts'
import type { Fault } from './fault.ts'
import { unsaidValues, untriedLimits } from './untried-limits.ts'
import { cellOf, inAnyRow, rowOf } from './visible-values.ts'

/** A field with its path; in a list, `phases.load`. */
type Placed = { readonly path: string; readonly planned: PlannedField }

/** Options and branches defined in the schema; those of the init answer are not known here. */
const offeredBy = ({ field, options }: PlannedField): readonly string[] =>
  field.kind === 'alternatives'
    ? Object.keys(field.branches)
    : field.kind === 'toggle'
      ? ['true', 'false']
      : (options ?? []).map(({ value }) => value)

const placesIn = (plan: Plan): readonly Placed[] => [
  ...[...plan.fields.values()].filter(({ id }) => !isWindowEnd(id)).map((planned) => ({ path: planned.id, planned })),
  ...[...plan.rows].flatMap(([list, row]) => [...row.plan.fields.values()].map((planned) => ({ path: `${list}.${planned.id}`, planned }))),
]

/** The values of a field, or of one column over all rows (`phases.kind`). */
const valuesAt = (inputs: Inputs, path: string): readonly unknown[] => {
  const [id = '', cell] = path.split('.')
  const value: unknown = inputs[id]
  if (cell === undefined || !Array.isArray(value)) return Array.isArray(value) ? value : [value]
  return value.map((row: unknown) => (typeof row === 'object' && row !== null ? (Reflect.get(row, cell) as unknown) : undefined)) // of any kind
}

const unused = (path: string, message: string, cure: string): Fault => ({
  path,
  severity: 'warning',
  code: 'unusedInExamples',
  message,
  cure,
})

/** Whether a new form shows the field, or the column in a first row: only then can `fresh` state anything of it. */
const isInFresh = (start: FormState, path: string, planned: PlannedField): boolean => {
  const cell = cellOf(path.replace('.', '.0.'))
  if (!cell) return isVisible(planned, start.snapshot)
  const [list, row] = [start.plan.fields.get(cell.list), rowOf(start, cell)]
  return list !== undefined && row !== undefined && isVisible(list, start.snapshot) && isVisible(planned, row.state.snapshot)
}

/** Whether every number that stands in a field is outside of what its hint recommends. */
function isHintUnmet({ field }: PlannedField, used: ReadonlySet<unknown>): boolean {
  if (field.kind !== 'number' || !field.hint) return false
  const { min = -Infinity, max = Infinity } = field.hint
  const numbers = [...used].filter((one) => typeof one === 'number')
  return numbers.length > 0 && numbers.every((one) => one < min || one > max)
}

/** One finding per field that no example fills in, or whose options, branches or limits none exercises. */
export function unusedFaults(plan: Plan, examples: CalculatorExamples): readonly Fault[] {
  const { init, cases } = examples
  const start = initialState(plan, { init })
  const forms = cases.map((one): { readonly one: typeof one; readonly state: FormState } => ({
    one,
    state: reduce(start, { type: 'restore', inputs: one.inputs }),
  }))
  const tried = cases.flatMap(({ chosen = {} }) => Object.entries(chosen).map(([place, options]) => [place, Object.keys(options)] as const))
  return placesIn(plan).flatMap(({ path, planned }): readonly Fault[] => {
    const used = new Set<unknown>([
      ...forms.flatMap(({ state }) => valuesAt(state.inputs, path).map((one) => (typeof one === 'boolean' ? String(one) : one))),
      ...tried.flatMap(([place, options]) => (inAnyRow(place) === path ? options : [])),
    ])
    const options = offeredBy(planned).filter((value) => !used.has(value))
    if (options.length > 0) {
      const message = `no example uses ${options.map((one) => `'${one}'`).join(', ')}`
      return [unused(path, message, 'add a case, or say in `chosen` what becomes of it')]
    }
    const isFilled = planned.field.kind === 'diagram' || [...used].some((one) => one !== undefined && one !== null)
    if (!isFilled) return [unused(path, 'no example fills it in', 'add a case that has it, with what it sends')]
    if (isHintUnmet(planned, used)) return [unused(path, 'no example keeps to its hint', 'correct the hint, or add a case inside of it')]
    const isFresh = isInFresh(start, path, planned)
    const unsaid = unsaidValues(examples, path, planned)
    if (unsaid.length > 0) {
      const cure = isFresh ? 'say it in `fresh`, or in `shows` of a case' : 'say it in `shows` of a case that shows the field'
      return [unused(path, `no example says its ${unsaid.join(', ')}`, cure)]
    }
    const limits = untriedLimits({ examples, forms }, path, planned)
    if (limits.length === 0) return []
    return [
      unused(
        path,
        `no example types a number ${limits.join(', ')}`,
        isFresh
          ? 'say the limit in `fresh`, or type it in `typed`: null is refused'
          : 'type it in `typed` of a case that shows the field: null is refused',
      ),
    ]
  })
}
