/** What the answers of a table say in the reader's language: checks, amounts, changes of the form, what would make a model fit. */
import type { BatchRow, BatchRemark } from '../../../contract/results/batch.ts'
import type { Fix } from '../../../contract/results/selection.ts'
import { type Change, type Issue, readCellPath, unitOf, writeNumber } from '../../../engine/index.ts'
import { formatSignificant, formatUnit } from '../../../engine/units/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { TextParams } from '../../../i18n/lookup.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import type { IssueData } from '../../base/errors.ts'
import { issueText } from '../../base/issue-text.ts'
import { labelKeyOf } from '../calculators/label-key.ts'
import type { BatchForm } from './batch-forms.ts'
import { columnLabel } from './columns.ts'
import type { FilledRow } from './fill-row.ts'
import type { CellIssue, RowIssue } from './row-cells.ts'

type Amount = NonNullable<NonNullable<BatchRow['governing']>['value']>

/** Says a text of the tables' own. */
export const batchText = (locale: Locale, key: string, params: TextParams = {}): string =>
  translate(locale, `server/batch:${key}`, params) ?? key

/** The sizing's word for "no limit", in any unit. */
const unlimitedFrom = 1e24

/** @returns the number with its unit as it is printed; null where there is no limit */
export const amountOf = (value: number, unit: string): Amount => ({
  value: Math.abs(value) < unlimitedFrom ? value : null,
  unit: formatUnit(unit),
})

const shownDigits = 6

/** Of a check; of a part of a combination by the part's own words. */
export const checkName = ({ plan }: BatchForm, locale: Locale, name: string): string => {
  const [part = '', ofPart] = name.split('/')
  const [family, check] = ofPart === undefined ? [plan.schema.results.family, name] : [part, ofPart]
  return translate(locale, `${familyNamespace(family)}:checks.${check}`) ?? check
}

/** What would make a model fit. */
export const fixText = ({ plan }: BatchForm, locale: Locale, { parameter, from, to, unit, exact }: Fix): string => {
  const key = labelKeyOf(plan, parameter)
  const name = (key === undefined ? undefined : translate(locale, key)) ?? parameter
  const relation = exact === true ? '=' : to < from ? '≤' : '≥'
  const value = `${formatSignificant(to, shownDigits, locale)} ${formatUnit(unit)}`.trim()
  return translate(locale, 'results:fits', { name, relation, value }) ?? ''
}

/** Limits of a form are in the unit of their field. */
const withUnit = (form: BatchForm, { code, path, params }: Issue): IssueData => {
  const planned = form.plan.fields.get(path)
  const unit = planned ? formatUnit(unitOf(planned)) : ''
  return { code, path, params: unit === '' || params['limit'] === undefined ? params : { ...params, unit } }
}

const isOfCell = (issue: RowIssue): issue is CellIssue => issue.code === 'twoReadings' || issue.code === 'noValue'

/** What is wrong with a column. */
export const faultText = (form: BatchForm, locale: Locale, issue: RowIssue): BatchRemark => {
  if (isOfCell(issue)) return { column: columnLabel(form, issue.path, locale), message: batchText(locale, issue.code, issue.params) }
  const id = readCellPath(issue.path)?.list ?? issue.path
  const column = form.plan.fields.has(id) ? columnLabel(form, id, locale) : ''
  return { column, message: issueText(locale, withUnit(form, issue), (path) => labelKeyOf(form.plan, path)) }
}

/** What a service says is wrong with a request. */
export const wireFaultText = (form: BatchForm, locale: Locale, fault: IssueData): BatchRemark => {
  const key = labelKeyOf(form.plan, fault.path)
  const column = key === undefined ? undefined : translate(locale, key)
  return { column: column ?? '', message: issueText(locale, fault, (path) => labelKeyOf(form.plan, path)) }
}

/** Changes that say something about what was typed; the others follow from it as they always do. */
const told: ReadonlySet<Change['rule']> = new Set(['belowMinimum', 'aboveMaximum', 'step', 'boundsChanged', 'optionGone', 'cleared'])

const changeText = (form: BatchForm, locale: Locale, { field, from, to, rule, cause }: Change): BatchRemark => {
  const planned = form.plan.fields.get(field)
  const shown = (value: Change['from']): string => {
    if (value === undefined) return '–'
    if (typeof value === 'string') return value
    if (typeof value !== 'number' || !planned) return '…'
    return `${writeNumber(planned, value, 'metric')} ${formatUnit(unitOf(planned))}`.trim()
  }
  const why = translate(locale, `shell:rules.${rule}`, { field: cause === undefined ? '' : columnLabel(form, cause, locale) }) ?? rule
  return { column: columnLabel(form, field, locale), message: batchText(locale, 'changed', { from: shown(from), to: shown(to), why }) }
}

/** What the form's rules changed of what was typed, and what they did not use. */
export const remarksOf = (form: BatchForm, locale: Locale, { changes, unused }: Pick<FilledRow, 'changes' | 'unused'>): BatchRemark[] => [
  ...changes.filter(({ rule, field }) => told.has(rule) && !unused.includes(field)).map((change) => changeText(form, locale, change)),
  ...unused.map((id) => ({ column: columnLabel(form, id, locale), message: batchText(locale, 'unused') })),
]
