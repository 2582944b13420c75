/** Texts of a table's answer in the caller's language: check names, amounts, changes made by the form, fixes. */
import type { BatchRow, BatchRemark } from '../../../contract/results/batch.ts'
import type { Fix } from '../../../contract/results/selection.ts'
import { type Change, modelResults, readCellPath, type PlannedField, type Snapshot, unitOf } from '../../../engine/index.ts'
import { formatUnit, messageNumber, withUnit } from '../../../engine/units/index.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { TextParams } from '../../../i18n/lookup.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import type { IssueData } from '../../base/errors.ts'
import { issueText } from '../../base/issue-text.ts'
import { labelKeyIn, labelKeyOf } from '../calculators/label-key.ts'
import { namedIssue } from '../calculators/named-issue.ts'
import type { BatchForm } from './batch-forms.ts'
import { columnLabel } from './columns.ts'
import type { FilledRow } from './fill-row.ts'
import type { CellIssue, CorrectedCell, RowIssue } from './row-cells.ts'
import { boundsText } from './shown-inputs.ts'

type Amount = NonNullable<NonNullable<BatchRow['governing']>['value']>

/** Translates a text of the `server/batch` namespace; returns the key where the text is missing. */
export const batchText = (locale: Locale, key: string, params: TextParams = {}): string =>
  translate(locale, `server/batch:${key}`, params) ?? key

/** Values from here on mean "no limit" in the sizing, in any unit. */
const unlimitedFrom = 1e24

/** @returns the number with its unit for display; `value` is null where there is no limit */
export const amountOf = (value: number, unit: string): Amount => ({
  value: Math.abs(value) < unlimitedFrom ? value : null,
  unit: formatUnit(unit, 'en'),
})

/** The translated name of a check; `part/check` names a check of one part of a combination and uses that part's texts. */
export const checkName = ({ plan }: BatchForm, locale: Locale, name: string): string => {
  const [part = '', ofPart] = name.split('/')
  const [family, check] = ofPart === undefined ? [modelResults(plan.schema).family, name] : [part, ofPart]
  return translate(locale, `${familyNamespace(family)}:checks.${check}`) ?? check
}

/** The text of a fix: the parameter and the value from which the model fits. */
export const fixText = (
  { plan }: BatchForm,
  locale: Locale,
  { parameter, from, to, unit, exact, assumption, asFarAsKnown }: Fix,
): string => {
  const keys = assumption
    ? [`${familyNamespace(modelResults(plan.schema).family)}:assumptions.${parameter}`, `sizing:assumptions.${parameter}`]
    : [labelKeyOf(plan, parameter)]
  const [name = parameter] = keys.flatMap((key) => (key === undefined ? [] : (translate(locale, key) ?? [])))
  const relation = exact === true ? '=' : to < from ? '≤' : '≥'
  const value = withUnit({ number: messageNumber(to, locale), unit: formatUnit(unit, locale) })
  return (
    translate(locale, asFarAsKnown ? 'results:fitsAsFarAsKnown' : 'results:fits', { name, relation, value }) ??
    `${name} ${relation} ${value}`
  )
}

const cellIssues: ReadonlySet<string> = new Set<CellIssue['code']>(['twoReadings', 'noValue', 'dateCell', 'timeCell', 'booleanCell'])

/** The language of a text, and the values of the form that it may name. */
type Shown = { readonly locale: Locale; readonly values: Snapshot['values'] }

const isOfCell = (issue: RowIssue): issue is CellIssue => cellIssues.has(issue.code)

/** The text of a correction: the value, with the range and the steps of a number. */
const correctionText = (form: BatchForm, locale: Locale, { change, state }: CorrectedCell): BatchRemark => {
  const planned = form.plan.fields.get(change.field)
  if (!planned || typeof change.from !== 'number' || planned.field.kind !== 'number') return changeText(form, locale, change)
  const { step } = planned.field
  const shown = (value: number) => amountText(planned, value, locale)
  const range = [
    ...boundsText(planned, state.snapshot, shown),
    ...(step === undefined ? [] : [batchText(locale, 'steps', { step: shown(step) })]),
  ]
  const value = shown(change.from)
  return {
    column: columnLabel(form, change.field, locale),
    message: batchText(locale, 'notInRange', { value, range: listed(range, locale) }),
  }
}

/** The text of an issue of a filled form, with the label of its column. */
export const faultText = (form: BatchForm, { locale, values }: Shown, issue: RowIssue): BatchRemark => {
  if ('change' in issue) return correctionText(form, locale, issue)
  if (isOfCell(issue)) return { column: columnLabel(form, issue.path, locale), message: batchText(locale, issue.code, issue.params) }
  const id = readCellPath(issue.path)?.list ?? issue.path
  const column = form.plan.fields.has(id) ? columnLabel(form, id, locale) : ''
  return { column, message: issueText(locale, namedIssue(form.plan, issue, values), labelKeyIn(form)) }
}

/** The text of a fault that a service reports for a request, with the label of its parameter. */
export const wireFaultText = (form: BatchForm, locale: Locale, fault: IssueData): BatchRemark => {
  const labelKey = labelKeyIn(form)
  const key = labelKey(fault.path)
  const column = key === undefined ? undefined : translate(locale, key)
  return { column: column ?? '', message: issueText(locale, fault, labelKey) }
}

/** Rules whose changes affect what the user typed; changes by other rules are routine consequences and are not reported. */
const reportedRules: ReadonlySet<Change['rule']> = new Set([
  'belowMinimum',
  'aboveMaximum',
  'step',
  'boundsChanged',
  'optionGone',
  'cleared',
])

/** A number of a field with its unit. */
const amountText = (planned: PlannedField, value: number, locale: Locale): string =>
  withUnit({ number: messageNumber(value, locale), unit: formatUnit(unitOf(planned), locale) })

const changeText = (form: BatchForm, locale: Locale, { field, from, to, rule, cause }: Change): BatchRemark => {
  const planned = form.plan.fields.get(field)
  const shown = (value: Change['from']): string => {
    if (value === undefined) return '–'
    if (typeof value === 'string') return value
    if (typeof value !== 'number' || !planned) return '…'
    return amountText(planned, value, locale)
  }
  const why = translate(locale, `shell:rules.${rule}`, { field: cause === undefined ? '' : columnLabel(form, cause, locale) }) ?? rule
  return { column: columnLabel(form, field, locale), message: batchText(locale, 'changed', { from: shown(from), to: shown(to), why }) }
}

/** Remarks about a row: what the form's rules changed, and which filled columns were not used. */
export const remarksOf = (form: BatchForm, locale: Locale, { changes, unused }: Pick<FilledRow, 'changes' | 'unused'>): BatchRemark[] => [
  ...changes
    .filter(({ rule, field }) => reportedRules.has(rule) && !unused.includes(field))
    .map((change) => changeText(form, locale, change)),
  ...unused.map((id) => ({ column: columnLabel(form, id, locale), message: batchText(locale, 'unused') })),
]
