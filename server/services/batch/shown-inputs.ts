/** Inputs of a form as a table shows them: as they are typed into a cell. */
import { boundsOf, type FormState, type InitData, type InputValue, type PlannedField, unitOf } from '../../../engine/index.ts'
import { formatUnit } from '../../../engine/units/index.ts'
import type { BatchRow } from '../../../contract/results/batch.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FormInputs } from './batch-forms.ts'
import { columnLabel, optionLabel } from './columns.ts'
import type { RowIssue } from './row-cells.ts'

type Parts = { readonly form: Pick<FormInputs, 'plan' | 'namespace'>; readonly init: InitData | undefined; readonly locale: Locale }

const isRows = (value: InputValue): value is readonly Readonly<Record<string, number | string>>[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object')

/** An input value as it is typed into a cell: a number, or a text with the names of its options. */
export const cellValue = ({ form, init, locale }: Parts, planned: PlannedField, value: InputValue): number | string => {
  if (typeof value === 'number') return value
  const named = (one: string) => optionLabel(form, { planned, value: one, init }, locale)
  if (typeof value === 'string' || typeof value === 'boolean') return named(String(value))
  const fields = [...(form.plan.rows.get(planned.id)?.plan.fields.keys() ?? [])]
  if (isRows(value)) return value.map((row) => fields.map((field) => String(row[field] ?? '')).join(' | ')).join('; ')
  return value.map(named).join('; ')
}

type RowInputs = NonNullable<BatchRow['inputs']>

type Entered = { readonly state: FormState; readonly entered: readonly string[]; readonly issues: readonly RowIssue[] }

/** The values of cells that the form corrects, which are faults in a table, as they were before. */
const beforeCorrection = (issues: readonly RowIssue[]): Readonly<Record<string, InputValue | undefined>> =>
  Object.fromEntries(issues.flatMap((issue) => (issue.code === 'corrected' ? [[issue.path, issue.change.from]] : [])))

/** @returns the values of columns as they were read, in the unit of the form */
export const inputsOf = (form: Pick<FormInputs, 'plan' | 'namespace'>, locale: Locale, { state, entered, issues }: Entered): RowInputs => {
  const { inputs, init } = state
  const read = beforeCorrection(issues)
  return entered.flatMap((id) => {
    const planned = form.plan.fields.get(id)
    const value = read[id] ?? inputs[id]
    if (!planned || value === undefined) return []
    return [
      {
        column: columnLabel(form, id, locale),
        value: cellValue({ form, init, locale }, planned, value),
        unit: formatUnit(unitOf(planned), locale),
      },
    ]
  })
}

/** The bounds of a number in a state of the form: `≥ 0.1`, `≤ 100`. */
export const boundsText = (planned: PlannedField, snapshot: FormState['snapshot'], shown: (bound: number) => string): readonly string[] => {
  const { min, max, exclusiveMin, exclusiveMax } = boundsOf(planned, snapshot)
  return [
    ...(min === undefined ? [] : [`≥ ${shown(min)}`]),
    ...(exclusiveMin === undefined ? [] : [`> ${shown(exclusiveMin)}`]),
    ...(max === undefined ? [] : [`≤ ${shown(max)}`]),
    ...(exclusiveMax === undefined ? [] : [`< ${shown(exclusiveMax)}`]),
  ]
}
