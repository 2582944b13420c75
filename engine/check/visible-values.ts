/** Reads the visible values of a form by the paths that examples use. */
import type { FormState } from '../commit/form-state.ts'
import { type CalculatorExamples, printedNumber } from '../define/examples.ts'
import { isAbsent } from '../expression/index.ts'
import { valueAt } from '../plan/evaluate.ts'
import { boundsOf, isVisible } from '../plan/field-view.ts'
import { boundNames, type PlannedField } from '../plan/plan.ts'
import { fewestRows, mostRows } from '../plan/rows.ts'

type Cell = { readonly list: string; readonly row: number; readonly field: string }

/** Parses `phases.0.load` (a cell), or a limit of it. */
export const cellOf = (path: string): Cell | undefined => {
  const [list = '', row = '', ...field] = path.split('.')
  return /^\d+$/.test(row) && field.length > 0 ? { list, row: Number(row), field: field.join('.') } : undefined
}

/** The state of the row that a cell belongs to. */
export const rowOf = (state: FormState, { list, row }: Cell): FormState['lists'][string][number] | undefined => state.lists[list]?.[row]

/** Drops row numbers: `phases.0.load` becomes `phases.load`. */
export const inAnyRow = (path: string): string => path.replace(/\.\d+\./, '.')

const rowLimits = { minRows: fewestRows, maxRows: mostRows } as const

/** The current limit of a field by name (`max`); undefined if the name is not that of a limit. */
const limitAt = ({ snapshot }: FormState, planned: PlannedField, name: string): number | null | undefined => {
  const { field } = planned
  if (field.kind === 'list') return name === 'minRows' || name === 'maxRows' ? rowLimits[name](field) : undefined
  const bound = field.kind === 'number' ? boundNames.find((one) => one === name) : undefined
  return bound && (boundsOf(planned, snapshot)[bound] ?? null)
}

/** A number that the hint of a field recommends, by its path behind the field (`hint.max`); the same whether the field is shown. */
const hintAt = ({ field }: PlannedField, [kind, name = '']: readonly string[]): number | null | undefined => {
  if (kind !== 'hint' || field.kind !== 'number') return undefined
  const hint = Object.entries(field.hint ?? {}).find(([one]) => one === name)?.[1]
  return typeof hint === 'number' ? hint : null
}

/** Significant digits to which examples state computed values. */
const digits = 9

const rounded = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(digits)) : value)

const ownValueAt = (form: FormState, path: string): unknown => {
  const value = valueAt(form.plan, form.snapshot, path)
  return value === undefined || isAbsent(value) ? null : value
}

/** The value shown at a path; null when there is none. */
export const shownAt = (state: FormState, path: string): unknown => {
  const cell = cellOf(path)
  const form = cell ? rowOf(state, cell)?.state : state
  if (!form) return null
  const own = cell?.field ?? path
  const [id = '', ...keys] = own.split('.')
  const planned = form.plan.fields.get(id)
  const hint = planned && hintAt(planned, keys)
  if (hint !== undefined) return hint
  const limit = planned && limitAt(form, planned, keys[0] ?? '')
  if (limit === undefined) return rounded(ownValueAt(form, own))
  return planned && isVisible(planned, form.snapshot) ? rounded(limit) : null
}

type ExpectedValues = NonNullable<CalculatorExamples['fresh']>

/** A value as a message prints it; null prints as `nothing`. */
export const printed = (value: unknown): string => (value === null ? 'nothing' : JSON.stringify(value))

/** The number with as many decimals as the printed one has. */
const asPrinted = (value: unknown, text: string): string => {
  if (typeof value !== 'number') return printed(value)
  const { decimals = '', exponent } = printedNumber.exec(text)?.groups ?? {}
  return exponent === undefined ? value.toFixed(decimals.length) : value.toExponential(decimals.length).replace('e+', 'e')
}

/** One message per number that is another one to the digits that its source prints. */
export const printedValueFaults = (state: FormState, expected: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(expected).flatMap(([path, text]) => {
    const found = asPrinted(ownValueAt(state, path), text)
    return found === text ? [] : [`${found} in ${path}, its source prints ${text}`]
  })

/** One message per difference, such as `5 in load, the example says 6`. */
export const expectedValueFaults = (state: FormState, expected: ExpectedValues): readonly string[] =>
  Object.entries(expected).flatMap(([path, one]) => {
    const found = shownAt(state, path)
    return found === rounded(one) ? [] : [`${printed(found)} in ${path}, the example says ${printed(one)}`]
  })
