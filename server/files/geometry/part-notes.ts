/** Notes common to drawings and solids. */
import { formatUnit, readablePercent } from '../../../engine/units/index.ts'
import { translate } from '../../../i18n/translate.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FileInput } from '../file-input.ts'

/** How many lengths are stated, and how many are typical values, by name and value. */
export const lengthsInWords = (locale: Locale, { stated, usual }: LengthCount): readonly [name: string, value: string] => {
  const say = (path: string, params?: Readonly<Record<string, string>>) => translate(locale, `server/drawing:${path}`, params) ?? path
  return [say('fields.lengths'), say('lengths', { stated: String(stated), usual: String(usual) })]
}

/** What the notes of every drawing and solid depend on. */
type NotedFile = Pick<FileInput, 'locale' | 'unit' | 'position'> & { readonly isDemo: boolean }

const sayIn =
  (locale: Locale) =>
  (name: string, params?: Readonly<Record<string, string>>): string =>
    translate(locale, `server/drawing:notes.${name}`, params) ?? name

const roundingNote = ({ locale, unit }: Pick<FileInput, 'locale' | 'unit'>): string =>
  unit === 'in' ? sayIn(locale)('roundedInches') : sayIn(locale)('rounded', { unit: formatUnit(unit, locale) })

/** @returns the notes of a drawing or solid of several models */
export const notesOfAll = ({ locale, unit, position, isDemo }: NotedFile): readonly string[] => {
  const say = sayIn(locale)
  return [
    ...(isDemo ? [say('demo')] : []),
    roundingNote({ locale, unit }),
    ...(position === undefined ? [] : [say('position', { share: readablePercent(position) })]),
    say('simplified'),
    say('licence'),
  ]
}

/** Notes on the accuracy of a drawing; `hasUsual`: some dimension is a typical value instead of a stated one. */
export const notesOf = ({ locale, unit, model, position }: FileInput, hasUsual: boolean): readonly string[] => {
  const say = sayIn(locale)
  return [
    ...(model.basis === 'demo' ? [say('demo')] : []),
    ...(hasUsual ? [say('usual')] : []),
    roundingNote({ locale, unit }),
    ...(position === undefined ? [] : [say('position', { share: readablePercent(position) })]),
    say('simplified'),
    say('licence'),
  ]
}
