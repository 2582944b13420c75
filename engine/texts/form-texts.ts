/** The texts of a form, from words in a language. */
import { listed, listMark } from '../base/listed.ts'
import { readCellPath } from '../plan/rows.ts'
import type { Change, Issue, Lock } from '../index.ts'
import type { FormTexts } from '../react/texts.ts'
import { formatSignificant, formatUnit, readableName, type UnitSystem } from '../units/index.ts'
import { inSentence } from './in-sentence.ts'

/**
 * Returns the text at a key path such as `form.start` or `load.label`, with values in place of `{name}`; undefined if there is
 * none. `asWritten`: with its placeholders in it.
 */
export type FindText = (path: string, params?: Readonly<Record<string, string | number>> | 'asWritten') => string | undefined

/** The words of a language. */
export type Words = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  readonly find: FindText
}

/** The words that every language has; further ones by the names of issues, rules and dialogs. */
export const formWords = [
  'form.above',
  'form.aboveUpTo',
  'form.change',
  'form.choose',
  'form.filledIn',
  'form.formula',
  'form.from',
  'form.locked',
  'form.named',
  'form.no',
  'form.optional',
  'form.optionsFailed',
  'form.optionsLoading',
  'form.otherwise',
  'form.range',
  'form.reset',
  'form.rows.actions',
  'form.rows.add',
  'form.rows.cell',
  'form.rows.copied',
  'form.rows.copy',
  'form.rows.moveDown',
  'form.rows.moveUp',
  'form.rows.none',
  'form.rows.paste',
  'form.rows.pasteHint',
  'form.rows.pasted',
  'form.rows.refused',
  'form.rows.remove',
  'form.rows.removed',
  'form.rows.row',
  'form.rows.tooMany',
  'form.rows.unknownColumns',
  'form.sentence',
  'form.start',
  'form.stillNeeded',
  'form.tolerance',
  'form.typical',
  'form.undo',
  'form.unusual',
  'form.upTo',
  'form.wanted',
  'form.withNumbers',
  'form.yes',
  'rules.onlyOption',
] as const

type FormWord = (typeof formWords)[number]

/** Returns a word, or its key path if there is none. */
type Say = (path: FormWord, params?: Readonly<Record<string, string | number>>) => string

/** Significant digits, enough for every committed value: inputs are never rounded. */
const inputDigits = 12

/** Names by field. */
type Names = Readonly<Record<string, string>>

/** What the texts of a form depend on besides the language. */
export type FormSettings = { readonly system: UnitSystem; readonly ownNames?: Names }

type Range = Parameters<FormTexts['range']>[0]

/** Formats a range; each bound is optional. */
const limitsInWords = (t: Say, { min, max, above, below, unit }: Range): string => {
  if (min !== undefined) return max === undefined ? t('form.from', { min, unit }) : t('form.range', { min, max, unit })
  if (above !== undefined) return max === undefined ? t('form.above', { min: above, unit }) : t('form.aboveUpTo', { min: above, max, unit })
  const most = max ?? below
  return most === undefined ? '' : t('form.upTo', { max: most, unit })
}

const rangeInWords = (t: Say, range: Range): string => {
  const { typical, unit } = range
  const limits = limitsInWords(t, range)
  const text = [limits.trim(), typical === undefined ? '' : t('form.typical', { value: typical, unit }).trim()].filter(Boolean).join(' · ')
  return t('form.sentence', { text })
}

const withUnit = (value: string, unit: string): string => [value, unit].filter(Boolean).join(' ')

/** Issues whose message continues with the label: "Please select the motor brand". */
const asksFor: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

const lockTexts = { onlyOption: 'rules.onlyOption', loading: 'form.optionsLoading', optionsFailed: 'form.optionsFailed' } as const

const rowTexts = (t: Say, locale: string): FormTexts['rows'] => {
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
 * @param own texts of the calculator: `<field>.label`, `.hint`, `.options.<value>`, `sections.<name>`, `rules.<name>`
 * @param settings `ownNames`: field names from the service that replace those of the calculator
 */
export const formTextsOf = ({ find, locale }: Words, own: FindText, { system, ownNames = {} }: FormSettings): FormTexts => {
  const t: Say = (path, params) => find(path, params) ?? path
  const labelOf = (id: string): string => (Object.hasOwn(ownNames, id) ? ownNames[id] : undefined) ?? own(`${id}.label`) ?? id
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
    sentence: (name, list) => own(`${list === undefined ? '' : `${list}.`}rules.${name}`, 'asWritten'),
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
    truth: (value) => t(value ? 'form.yes' : 'form.no'),
    pick: (picker) => find(`form.pickers.${picker}`) ?? t('form.choose'),
    reset: t('form.reset'),
    rows: rowTexts(t, locale),
  }
}
