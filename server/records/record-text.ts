/** Formats a record for the operator's terminal. */
import { formatSignificant, formatUnit } from '../../engine/units/index.ts'
import { consoleTexts, type ConsoleTexts, translateOr } from '../../i18n/translate.ts'
import type { RecordState } from '../../contract/people/submissions.ts'
import type { TextPath } from '../../i18n/shared-texts.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import type { SceneRecord, SceneRecordEntry } from './repository.ts'

/** Significant digits shown, which hides rounding noise. */
const digits = 9
const noBreakSpace = '\u00A0'

/** A text of the command. */
export const recordsText = (
  locale: Locale,
  text: TextPath<ConsoleTexts['records']>,
  params: Readonly<Record<string, string>> = {},
): string => createLookup(locale, consoleTexts(locale).records)(text, params) ?? text

/** The translated name of a state. */
export const stateName = (locale: Locale, state: RecordState): string => recordsText(locale, `states.${state}`)

const className = (locale: Locale, classID: string): string =>
  `${translateOr(locale, `shell:classes.names.${classID}`, classID)} (${classID})`

/** The translated name of a scene. */
export const sceneName = (locale: Locale, scene: string): string => translateOr(locale, `scenes:names.${scene}`, scene)

/** One line of the list. */
export const entryLine = ({ number, time, classID, scene, state }: SceneRecordEntry, locale: Locale): string =>
  [number, time, stateName(locale, state), className(locale, classID), sceneName(locale, scene)].join('  ')

type Row = SceneRecord['rows'][number]

const quantityText = ({ value, unit }: Row, locale: Locale): string =>
  [formatSignificant(value, digits, locale), ...(unit === '' ? [] : [formatUnit(unit, locale)])].join(noBreakSpace)

const nameOf = (locale: Locale, group: 'items' | 'rows', name: string): string => translateOr(locale, `scenes:${group}.${name}`, name)

/** All lines of a record. */
export const recordLines = (record: SceneRecord, locale: Locale): readonly string[] => {
  const text = (name: TextPath<ConsoleTexts['records']>) => recordsText(locale, name)
  const list = (group: 'items' | 'rows', rows: readonly Row[]) =>
    rows.map((row) => `  ${nameOf(locale, group, row.name)}: ${quantityText(row, locale)}`)
  return [
    `${text('number')}: ${record.number}`,
    `${text('time')}: ${record.time}`,
    `${text('screen')}: ${className(locale, record.classID)}`,
    `${translateOr(locale, 'scenes:type', 'type')}: ${sceneName(locale, record.scene)}`,
    `${text('language')}: ${record.language}`,
    `${text('state')}: ${stateName(locale, record.state)}`,
    ...(record.answer === '' ? [] : [`${text('answer')}: ${record.answer}`]),
    '',
    text('inputs'),
    ...list('items', record.inputs),
    '',
    text('results'),
    ...list('rows', record.rows),
  ]
}

type Named = Row & { readonly displayName: string }

/** A record for other programs: wire names with their translations. It only states whether there is a sender, not who. */
export const recordForPrograms = (record: SceneRecord, locale: Locale) => {
  const { number, time, classID, scene, submissionID, language, state, changed, answer, version, personID } = record
  const named = (group: 'items' | 'rows', list: readonly Row[]): readonly Named[] =>
    list.map(({ name, value, unit }) => ({ name, displayName: nameOf(locale, group, name), value, unit }))
  return {
    number,
    time,
    classID,
    scene,
    submissionID,
    language,
    state,
    changed,
    answer,
    version,
    hasSender: personID !== null,
    inputs: named('items', record.inputs),
    rows: named('rows', record.rows),
  }
}
