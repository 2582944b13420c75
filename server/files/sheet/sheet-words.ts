/** Texts of spreadsheets in the reader's language: names of catalogue columns, words in cells, and lengths in the reader's unit. */
import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import type { Basis } from '../../../contract/results/sizing.ts'
import { citedFigures, convert, formatUnit, parseUnit, roundedNumber, sameDimension } from '../../../engine/units/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { TextParams } from '../../../i18n/lookup.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import { numberCell, type SheetCell, textCell } from './sheet-table.ts'

/** Translates a text of the `server/sheets` namespace; returns the key where the text is missing. */
export const sheetText = (locale: Locale, key: string, params: TextParams = {}): string =>
  translate(locale, `server/sheets:${key}`, params) ?? key

/** What a cell says of a figure that its maker does not state. */
export const notStated = (locale: Locale): string => translateOr(locale, 'product:notStated', '–')

/** The translated basis of a model's figures. */
export const basisWord = (locale: Locale, basis: Basis): string => translate(locale, `models:basis.${basis}`) ?? basis

/** Language and lengths of the reader. */
export type SheetReader = { readonly locale: Locale; readonly system: 'mm' | 'in' }

/** A number with its unit for display; lengths in mm or µm are converted to inches on request. */
export const inUnit = (value: number, unit: string, { locale, system }: SheetReader): { readonly value: number; readonly unit: string } => {
  const [own, length] = [parseUnit(unit), parseUnit('mm')]
  const isLength = own !== undefined && length !== undefined && sameDimension(own, length) && (own.symbol === 'mm' || own.symbol === 'um')
  if (system === 'mm' || !isLength) return { value, unit: formatUnit(unit, locale) }
  return { value: roundedNumber(convert(value, unit, 'in')), unit: 'in' }
}

/** The maker's word for a missing limit. */
const noLimit = 'none'

/** The codes of a catalogue remark: `code;code=value`. */
const remarkPattern = /^(?<code>[a-z]\w*)(?:=(?<value>.+))?$/

/** Texts for the models of a family. */
export type FigureWords = {
  readonly nameOf: (column: string) => string
  readonly wordOf: (word: string) => string
  /** A sentence per code of a remark; other text is unchanged. */
  readonly remarksIn: (note: string) => readonly string[]
}

/** @param family family of the models */
export const figureWords = (locale: Locale, family: string): FigureWords => {
  const own = (path: string, params?: TextParams) => translate(locale, `${familyNamespace(family)}:${path}`, params)
  return {
    nameOf: (column) => translate(locale, `product:columns.${column}`) ?? own(`columns.${column}`) ?? column,
    wordOf: (word) => {
      if (word === noLimit) return translate(locale, 'product:noLimit') ?? word
      return translate(locale, `product:values.${word}`) ?? own(`words.${word}`) ?? word
    },
    remarksIn: (note) =>
      note
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => {
          const { code = '', value = '' } = remarkPattern.exec(part)?.groups ?? {}
          return (code === '' ? undefined : own(`remarks.${code}`, { value: citedFigures(value, locale) })) ?? part
        }),
  }
}

/** The value and the unit of a figure as two cells. A missing value is stated as such, never as 0 or an empty cell. */
export const figureCells = (
  { value, unit, list }: Pick<ProductFigure, 'value' | 'unit' | 'list'>,
  { locale, system, words }: SheetReader & { readonly words: FigureWords },
): readonly [SheetCell, SheetCell] => {
  if (list) return [textCell(list.length > 0 ? list.join(' · ') : notStated(locale)), undefined]
  const reader = { locale, system }
  if (value === null) return [textCell(notStated(locale), 'faint'), textCell(inUnit(0, unit, reader).unit)]
  if (typeof value === 'string') return [textCell(words.wordOf(value)), undefined]
  const shown = inUnit(value, unit, reader)
  return [numberCell(shown.value), shown.unit === '' ? undefined : textCell(shown.unit)]
}
