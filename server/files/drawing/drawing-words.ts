/** What drawings and solids say in words, in the reader's language. */
import { translate, translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FileInput } from '../file-input.ts'
import { notesOf } from '../geometry/part-notes.ts'
import type { WriteLength } from './lay-out.ts'
import type { Format, Sheet } from './sheet.ts'
import type { SheetWords } from './title-block.ts'

const mmOfInch = 25.4
/** Digits after the point, at most: a hundredth of a millimetre, a thousandth of an inch. */
const digits = { mm: 2, in: 3 } as const

/** @returns how lengths are written in a language and unit */
export const lengthWriter = (locale: Locale, unit: 'mm' | 'in'): WriteLength => {
  const form = new Intl.NumberFormat(locale, { maximumFractionDigits: digits[unit], useGrouping: false })
  return (mm) => form.format(unit === 'mm' ? mm : mm / mmOfInch)
}

const say = (locale: Locale, path: string): string => translate(locale, `server/drawing:${path}`) ?? path

/** @returns the words of a sheet */
export function sheetWords(
  input: FileInput,
  hasUsual: boolean,
  { format, scale }: { readonly format: Format; readonly scale: string },
): SheetWords {
  const { locale, unit, model, orderCode, catalogueVersion, site } = input
  const fields = {
    model: model.name,
    series: model.series,
    maker: model.maker,
    material: say(locale, 'notStated'),
    data: translateOr(locale, `models:basis.${model.basis}`, model.basis),
    scale,
    sheet: format,
    unit,
    catalogue: catalogueVersion,
    site: site.name,
  }
  return {
    orderCode,
    fields: Object.entries(fields).map(([name, value]) => [say(locale, `fields.${name}`), value] as const),
    notes: notesOf(input, hasUsual),
  }
}

/** @returns what a drawing is called */
export const titleOf = ({ locale, orderCode }: FileInput): string => `${say(locale, 'title')} · ${orderCode}`

/** @returns the views, for those who cannot see them: what is written at them */
export const viewsInWords = (input: FileInput, { views }: Sheet): string =>
  `${titleOf(input)}. ${say(input.locale, 'views')}: ${views.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('; ')}`
