/** Texts of a calculator form, from `i18n`. */
import { useMemo } from 'react'
import { servedFields, readCellPath } from '../../engine/index.ts'
import type { Change, InitData, Issue, Lock, Plan } from '../../engine/index.ts'
import type { FormTexts } from '../../engine/react/index.ts'
import { formatSignificant, formatUnit, readableName, type UnitSystem } from '../../engine/units/index.ts'
import { listed, listMark } from '../../i18n/listed.ts'
import type { Lookup } from '../../i18n/lookup.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { inSentence } from '../base/texts/letter-case.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { type ShellText, type Texts, useLookup, useTexts } from '../base/texts/texts.ts'

/** Significant digits, enough for every committed value: inputs are never rounded. */
const inputDigits = 12

/** Names by field. */
type Names = Readonly<Record<string, string>>

/** What the texts of a form depend on besides the language. */
type FormSettings = { readonly system: UnitSystem; readonly ownNames?: Names }

type Range = Parameters<FormTexts['range']>[0]

/** Formats a range; each bound is optional. */
const limitsInWords = (t: ShellText, { min, max, above, below, unit }: Range): string => {
  if (min !== undefined) return max === undefined ? t('form.from', { min, unit }) : t('form.range', { min, max, unit })
  if (above !== undefined) return max === undefined ? t('form.above', { min: above, unit }) : t('form.aboveUpTo', { min: above, max, unit })
  const most = max ?? below
  return most === undefined ? '' : t('form.upTo', { max: most, unit })
}

const rangeInWords = (t: ShellText, range: Range): string => {
  const { typical, unit } = range
  const limits = limitsInWords(t, range)
  const text = [limits.trim(), typical === undefined ? '' : t('form.typical', { value: typical, unit }).trim()].filter(Boolean).join(' · ')
  return t('form.sentence', { text })
}

const withUnit = (value: string, unit: string): string => [value, unit].filter(Boolean).join(' ')

/** Issues whose message continues with the label: "Please select the motor brand". */
const asksFor: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

const lockTexts = { onlyOption: 'rules.onlyOption', loading: 'form.optionsLoading', optionsFailed: 'form.optionsFailed' } as const

const rowTexts = (t: ShellText, locale: string): FormTexts['rows'] => {
  return {
    row: t('form.rows.row'),
    actions: t('form.rows.actions'),
    none: t('form.rows.none'),
    add: t('form.rows.add'),
    remove: (row) => t('form.rows.remove', { row }),
    moveUp: (row) => t('form.rows.moveUp', { row }),
    moveDown: (row) => t('form.rows.moveDown', { row }),
    removed: (row) => t('form.rows.removed', { row }),
    copy: t('form.rows.copy'),
    copied: (rows) => t('form.rows.copied', { rows }),
    paste: t('form.rows.paste'),
    pasteHint: t('form.rows.pasteHint'),
    pasted: (rows) => t('form.rows.pasted', { rows }),
    tooMany: (rows) => t('form.rows.tooMany', { rows }),
    unknownColumns: (names) => t('form.rows.unknownColumns', { names: listed(names, locale) }),
    refused: ({ label, text, issue }) => t('form.rows.refused', { label, text, issue }),
  }
}

/**
 * Creates the texts of a form.
 *
 * @param own texts of the calculator
 * @param settings `ownNames`: field names from the service that replace those of the calculator
 */
export const formTextsOf = ({ t, find, locale }: Texts<'shell'>, own: Lookup, { system, ownNames = {} }: FormSettings): FormTexts => {
  const labelOf = (id: string): string => ownNames[id] ?? own(`${id}.label`) ?? id
  const label = (id: string): string => {
    const cell = readCellPath(id)
    return cell ? t('form.rows.cell', { name: labelOf(`${cell.list}.${cell.field}`), row: cell.row + 1 }) : labelOf(id)
  }
  const rule = ({ rule: name, cause }: Change): string => find(`rules.${name}`, { field: cause === undefined ? '' : label(cause) }) ?? name
  const issue = ({ code, path, params }: Issue, shown: { limit?: string; unit: string; label: string }): string => {
    const limit = withUnit(shown.limit ?? '', shown.unit)
    const name = asksFor.has(code) ? inSentence(shown.label) : shown.label
    // What a calculator says of a number that it assumes in other cases only.
    const needed = code === 'missing' ? own(`${path}.needed`) : undefined
    return needed ?? find(`issues.${code}`, { ...params, value: params['text'] ?? params['value'] ?? '', path, name, limit }) ?? code
  }
  const refused: FormTexts['refused'] = (problem, shown) => {
    const named = shown.label.toLocaleLowerCase(locale)
    const sentence = issue(problem, shown)
    return sentence.toLocaleLowerCase(locale).includes(named) ? sentence : t('form.named', { name: shown.label, text: sentence })
  }
  const lock = (reason: Lock, first: string): string =>
    reason.code === 'chooseFirst' ? t('form.locked', { name: first }) : t(lockTexts[reason.code])
  return {
    label,
    section: (name) => own(`sections.${name}`) ?? name,
    optional: t('form.optional'),
    listMark: listMark(locale),
    filledIn: (labels) => t('form.filledIn', { names: listed(labels, locale) }).trim(),
    option: (field, value, name) => own(`${field}.options.${value}`) ?? readableName(name ?? value, { locale, system }),
    help: (id) => own(`${id}.hint`),
    range: (range) => rangeInWords(t, range),
    unusual: (range) => t('form.unusual', { text: range }),
    issue,
    refused,
    sentence: (name) => own(`rules.${name}`, 'asWritten'),
    rule,
    changed: (change, { label: name, from, to, unit }) =>
      find(`corrections.${change.rule}`, { name, typed: withUnit(from, unit), value: withUnit(to, unit) }) ??
      `${name}: ${t('form.change', { from, to })} (${rule(change)})`,
    lock,
    unit: (unit) => formatUnit(unit, locale),
    number: (value) => formatSignificant(value, inputDigits, locale),
    tolerance: t('form.tolerance'),
    expected: (window) => t('form.wanted', window).trim(),
    start: t('form.start'),
    stillNeeded: t('form.stillNeeded'),
    waiting: t('form.optionsLoading'),
    undo: t('form.undo'),
    formula: t('form.formula'),
    withNumbers: t('form.withNumbers'),
    otherwise: t('form.otherwise'),
    choose: t('form.choose'),
    pick: (picker) => find(`form.pickers.${picker}`) ?? t('form.choose'),
    reset: t('form.reset'),
    rows: rowTexts(t, locale),
  }
}

/** Returns the field names that differ in an init answer, as JSON: a stable key for memoisation. */
const namesOf = (plan: Plan, init: InitData | undefined, own: Lookup): string =>
  JSON.stringify(
    Object.fromEntries(
      [...servedFields(plan, init)].flatMap(([id, { name }]) => (name && name !== own(`${id}.label`) ? [[id, name]] : [])),
    ),
  )

/** Returns the texts of a form whose own texts are not in a file. */
export const useOwnFormTexts = (plan: Plan, own: Lookup, init?: InitData): FormTexts => {
  const texts = useTexts('shell')
  const system = useUnitSystem()
  const names = namesOf(plan, init, own)
  // The JSON serialised above.
  return useMemo(() => formTextsOf(texts, own, { system, ownNames: JSON.parse(names) as Names }), [texts, own, system, names])
}

export const useFormTexts = (plan: Plan, init?: InitData): FormTexts =>
  useOwnFormTexts(plan, useLookup(calculatorNamespace(plan.schema)), init)
