/** A record as the operator reads it at a terminal. */
import { formatSignificant, formatUnit } from '../../engine/units/index.ts'
import { apiTexts, type ApiTexts, translateOr } from '../../i18n/translate.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import type { SceneRecord, SceneRecordEntry } from './repository.ts'

/** Rounds off the noise of the last digits; what was entered seldom has as many. */
const digits = 9
const noBreakSpace = '\u00A0'

/** A text of the command. */
export const recordsText = (locale: Locale, text: keyof ApiTexts['records'], params: Readonly<Record<string, string>> = {}): string =>
  createLookup(locale, apiTexts(locale).records)(text, params) ?? text

const className = (locale: Locale, classID: string): string =>
  `${translateOr(locale, `shell:classes.names.${classID}`, classID)} (${classID})`

const sceneName = (locale: Locale, scene: string): string => translateOr(locale, `scenes:names.${scene}`, scene)

/** One line of the list. */
export const entryLine = ({ number, time, classID, scene }: SceneRecordEntry, locale: Locale): string =>
  [number, time, className(locale, classID), sceneName(locale, scene)].join('  ')

type Row = SceneRecord['rows'][number]

const quantityText = ({ value, unit }: Row, locale: Locale): string =>
  [formatSignificant(value, digits, locale), ...(unit === '' ? [] : [formatUnit(unit)])].join(noBreakSpace)

const nameOf = (locale: Locale, group: 'items' | 'rows', name: string): string => translateOr(locale, `scenes:${group}.${name}`, name)

/** A record in full, line by line. */
export const recordLines = (record: SceneRecord, locale: Locale): readonly string[] => {
  const text = (name: keyof ApiTexts['records']) => recordsText(locale, name)
  const list = (group: 'items' | 'rows', rows: readonly Row[]) =>
    rows.map((row) => `  ${nameOf(locale, group, row.name)}: ${quantityText(row, locale)}`)
  return [
    `${text('number')}: ${record.number}`,
    `${text('time')}: ${record.time}`,
    `${text('screen')}: ${className(locale, record.classID)}`,
    `${translateOr(locale, 'scenes:type', 'type')}: ${sceneName(locale, record.scene)}`,
    `${text('language')}: ${record.language}`,
    '',
    text('inputs'),
    ...list('items', record.inputs),
    '',
    text('results'),
    ...list('rows', record.rows),
  ]
}

type Named = Row & { readonly displayName: string }

/** A record for other programs: its own names and those that the operator reads. */
export const recordForPrograms = ({ inputs, rows, ...own }: SceneRecord, locale: Locale) => {
  const named = (group: 'items' | 'rows', list: readonly Row[]): readonly Named[] =>
    list.map(({ name, value, unit }) => ({ name, displayName: nameOf(locale, group, name), value, unit }))
  return { ...own, inputs: named('items', inputs), rows: named('rows', rows) }
}
