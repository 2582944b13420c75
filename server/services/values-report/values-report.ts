/** The content of a report of values: inputs, and each value with its formula, the numbers put in, its unit and its source. */
import { pathsIn, printedFormula, type FormulaWords } from '../../../engine/explain/printed-formula.ts'
import {
  type InputValue,
  type Issue,
  isVisible,
  isWindowEnd,
  type Plan,
  readingOrder,
  type Snapshot,
  unitOf,
  valueResults,
} from '../../../engine/index.ts'
import type { Value } from '../../../engine/expression/index.ts'
import { resultValues } from '../../../engine/define/index.ts'
import { formatUnit, messageNumber, readableNumber, withUnit } from '../../../engine/units/index.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import { issueText } from '../../base/issue-text.ts'
import type { ReportFact, ReportValue, ValuesReport } from '../../files/values-report/values-report.ts'
import { nameOfSite } from '../../sites/site-name.ts'
import { columnLabel, optionLabel } from '../batch/columns.ts'
import { cellValue } from '../batch/shown-inputs.ts'
import { labelKeyIn } from '../calculators/label-key.ts'
import { namedIssue } from '../calculators/named-issue.ts'
import type { Calculable } from '../site-calculators/calculable.ts'

/** A calculated form, and for whom. */
export type Calculated = { readonly form: Calculable; readonly snapshot: Snapshot; readonly locale: Locale; readonly site: Site }

const usualDigits = 6

const valueAt = ({ form: { plan }, snapshot }: Calculated, path: string) => {
  const slot = plan.slots.get(path)
  return slot === undefined ? undefined : snapshot.values[slot]
}

const wordsOf = ({ form, locale }: Calculated): FormulaWords => ({
  // Numbers of options and columns have labels of their own.
  label: (path) => translate(locale, `${form.namespace}:${path}.label`) ?? columnLabel(form, path, locale),
  option: (path, value) => {
    const planned = form.plan.fields.get(path)
    return planned ? optionLabel(form, { planned, value, init: undefined }, locale) : value
  },
  number: (value) => messageNumber(value, locale),
  unit: (unit) => formatUnit(unit, locale),
  amount: (value, unit) => ({ digits: messageNumber(value, locale), unit: formatUnit(unit, locale) }),
})

/** What the results are made of, each before what reads it. */
const stepsBefore = (plan: Plan): readonly string[] => {
  const results = resultValues(plan.schema) ?? []
  const found = new Set<string>()
  const add = (name: string): void => {
    const expression = plan.derived.get(name)?.expression
    if (!expression || found.has(name)) return
    for (const path of pathsIn(plan, expression)) add(path)
    found.add(name)
  }
  results.forEach(add)
  return [...found].filter((name) => !results.includes(name))
}

/** A value that is known, in words. */
const knownText = ({ form, locale }: Calculated, name: string, value: number | string | boolean): string => {
  if (typeof value === 'boolean') return translateOr(locale, `shell:common.${value ? 'yes' : 'no'}`, String(value))
  if (typeof value === 'string') return value
  const { unit = '', digits = usualDigits } = form.plan.schema.derived?.[name] ?? {}
  return withUnit({ number: readableNumber(value, digits, locale), unit: formatUnit(unit, locale) })
}

const openText = ({ form, snapshot, locale }: Calculated, issues: readonly Issue[]): string => {
  const labelKey = labelKeyIn(form)
  return issues.map((issue) => issueText(locale, namedIssue(form.plan, issue, snapshot.values), labelKey)).join('\n') || '–'
}

/** A result is known where nothing keeps it back. */
const resultOf = (calculated: Calculated, name: string): { readonly value?: Value | undefined; readonly waitsFor?: readonly Issue[] } =>
  valueResults(calculated.form.plan, calculated.snapshot).find((one) => one.name === name) ?? { value: valueAt(calculated, name) }

const reportValue = (calculated: Calculated, name: string): ReportValue => {
  const { form, locale } = calculated
  const { plan } = form
  const { source } = plan.schema.derived?.[name] ?? {}
  const expression = plan.derived.get(name)?.expression
  const { value, waitsFor = [] } = resultOf(calculated, name)
  const known = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? value : undefined
  const printed =
    expression && printedFormula(plan, expression, { valueOf: (path) => valueAt(calculated, path), words: wordsOf(calculated) })
  return {
    label: columnLabel(form, name, locale),
    text: known === undefined ? openText(calculated, waitsFor) : knownText(calculated, name, known),
    isOpen: known === undefined,
    formulas: [printed?.general, known === undefined ? undefined : printed?.applied].filter((one) => one !== undefined),
    ...(source !== undefined && { source: translate(locale, 'server/values:source', { source }) ?? source }),
  }
}

const inputText = ({ form, locale }: Calculated, id: string, value: InputValue): string => {
  const planned = form.plan.fields.get(id)
  if (!planned) return ''
  const shown = cellValue({ form, init: undefined, locale }, planned, value)
  return typeof shown === 'number' ? withUnit({ number: messageNumber(shown, locale), unit: formatUnit(unitOf(planned), locale) }) : shown
}

/** Visible fields with their values; one that is empty has a dash. */
const inputsOf = (calculated: Calculated): readonly ReportFact[] => {
  const { form, snapshot, locale } = calculated
  return readingOrder(form.plan).flatMap((id): ReportFact[] => {
    const planned = form.plan.fields.get(id)
    if (!planned || planned.field.kind === 'diagram' || isWindowEnd(id) || !isVisible(planned, snapshot)) return []
    const value = snapshot.state.inputs[id]
    const ends = [`${id}.lower`, `${id}.upper`].flatMap((end) => {
      const entered = snapshot.state.inputs[end]
      return entered === undefined ? [] : [`${columnLabel(form, end, locale)}: ${inputText(calculated, end, entered)}`]
    })
    const text = value === undefined ? '–' : inputText(calculated, id, value)
    return [[columnLabel(form, id, locale), listed([text, ...ends], locale)]]
  })
}

/** @param made the time, ISO 8601 */
export const valuesReportOf = (calculated: Calculated, made: string): ValuesReport => {
  const { form, locale, site } = calculated
  const { id } = form.plan.schema
  const text = (key: string) => translateOr(locale, key, key)
  const calculator = translateOr(locale, `${form.namespace}:class.name`, String(id))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(made))
  return {
    locale,
    site: nameOfSite(site, locale),
    calculator,
    made,
    head: [
      [text('report:head.calculator'), `${calculator} (${id})`],
      [text('report:head.date'), `${date} UTC`],
    ],
    inputs: inputsOf(calculated),
    results: (resultValues(form.plan.schema) ?? []).map((name) => reportValue(calculated, name)),
    steps: stepsBefore(form.plan).map((name) => reportValue(calculated, name)),
  }
}
