/** A row of a calculator whose results are values: each of them, or what it waits for. */
import type { BatchValue } from '../../../contract/results/batch.ts'
import { type Issue, valueResults } from '../../../engine/index.ts'
import { resultValues } from '../../../engine/define/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { distinctIssues } from '../calculators/named-issue.ts'
import type { ValueForm } from './batch-forms.ts'
import { faultText } from './batch-words.ts'
import type { Outcome } from './calculate-row.ts'
import type { FilledRow } from './fill-row.ts'

/** Significant digits where the calculator states none. */
const usualDigits = 6

/** @returns the results in their order, named in a language */
export const valueHeads = ({ plan, namespace }: ValueForm, locale: Locale): BatchValue[] =>
  (resultValues(plan.schema) ?? []).map((name) => {
    const { unit = '', digits = usualDigits } = plan.schema.derived?.[name] ?? {}
    return { name, label: translate(locale, `${namespace}:${name}.label`) ?? name, unit, digits }
  })

/** Codes of an input that is only empty: results that are not made of it are calculated. */
const empty: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

/** Nothing is calculated of a row with a cell that is refused: the default would take its place. */
export const valueOutcome = (form: ValueForm, { state, issues }: FilledRow, locale: Locale): Outcome => {
  const { snapshot } = state
  const shown = { locale, values: snapshot.values }
  if (issues.some(({ code }) => !empty.has(code))) return { state: 'faulty', faults: issues.map((issue) => faultText(form, shown, issue)) }
  const results = valueResults(form.plan, snapshot)
  const waiting = distinctIssues(results.flatMap((one) => ('waitsFor' in one ? one.waitsFor : [])))
  return {
    state: waiting.length > 0 ? 'incomplete' : 'calculated',
    faults: waiting.map((issue) => faultText(form, shown, issue)),
    values: Object.fromEntries(results.map((one) => [one.name, 'value' in one ? one.value : null])),
  }
}
