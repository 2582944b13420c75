/** What drawings and solids say in words, in the reader's language. */
import { translate, translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'
import { notesOf } from '../geometry/part-notes.ts'
import type { HoleGroup, Said } from './holes.ts'
import type { WriteLength } from './stack-dimensions.ts'
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

const say = (locale: Locale, path: string, params?: Readonly<Record<string, string>>): string =>
  translate(locale, `server/drawing:${path}`, params) ?? path

/** What a part is said of beside its model. */
export type AboutPart = {
  readonly holes: readonly HoleGroup[]
  /** Lengths that the sheet says, and how many of them are usual ones. */
  readonly lengths: { readonly all: number; readonly usual: number }
  /** Of its screw, where it has one. */
  readonly lead: Said | undefined
}
type AboutSheet = { readonly format: Format; readonly scale: string }

/** The line of a group of holes: A: 6 × ⌀6.6, 10 deep, on ⌀38*. */
const holeInWords = ({ locale, unit }: FileInput, { letter, count, diameter, isTapped, depth, circle, pitch, step }: HoleGroup): string => {
  const write = lengthWriter(locale, unit)
  const length = ({ mm, isUsual }: Said) => `${write(mm)}${isUsual ? '*' : ''}`
  const places = [
    ...(circle ? [say(locale, 'holes.circle', { circle: length(circle) })] : []),
    ...(pitch ? [say(locale, 'holes.pitch', { across: length(pitch[0]), up: length(pitch[1]) })] : []),
    ...(step ? [say(locale, 'holes.step', { step: length(step) })] : []),
  ]
  // A thread is named by its size in mm, wherever the drawing is read; one that nobody has said is no thread yet.
  const wide = isTapped && !diameter.isUsual ? `M${diameter.mm}` : `⌀${length(diameter)}`
  const size = `${letter}: ${count} × ${wide}`
  const deep = depth ? say(locale, 'holes.depth', { depth: length(depth) }) : say(locale, 'holes.through')
  return [size, deep, ...places].join(', ')
}

const leadInWords = ({ locale, unit }: FileInput, { mm, isUsual }: Said): string =>
  say(locale, 'lead', { lead: `${lengthWriter(locale, unit)(mm)}${isUsual ? '*' : ''}` })

const numberLength = 10

/** Two sheets of one number show the same model: a name by content, whichever file has it in it. */
const drawingNumber = ({
  locale,
  unit,
  model,
  chosen,
  calculated,
  position,
  motor,
  catalogueVersion,
  engineVersion,
}: FileInput): string => {
  const shown = { locale, unit, sku: model.sku, chosen, calculated, position, motor, catalogueVersion, engineVersion }
  return sha256(canonicalJson(shown)).slice(0, numberLength).toUpperCase()
}

/** @returns the words of a sheet */
export function sheetWords(input: FileInput, { lengths, holes, lead }: AboutPart, { format, scale }: AboutSheet): SheetWords {
  const { locale, unit, model, orderCode, catalogueVersion, site } = input
  const fields = {
    model: model.name,
    series: model.series,
    maker: model.maker,
    material: say(locale, 'notStated'),
    data: translateOr(locale, `models:basis.${model.basis}`, model.basis),
    lengths: say(locale, 'lengths', { stated: String(lengths.all - lengths.usual), usual: String(lengths.usual) }),
    scale,
    sheet: format,
    unit,
    catalogue: catalogueVersion,
    number: drawingNumber(input),
    site: site.name,
  }
  return {
    orderCode,
    fields: Object.entries(fields).map(([name, value]) => [say(locale, `fields.${name}`), value] as const),
    notes: [
      ...holes.map((hole) => holeInWords(input, hole)),
      ...(lead ? [leadInWords(input, lead)] : []),
      ...notesOf(input, lengths.usual > 0),
    ],
  }
}

/** @returns what a drawing is called */
export const titleOf = ({ locale, orderCode }: FileInput): string => `${say(locale, 'title')} · ${orderCode}`

/** @returns the views, for those who cannot see them: what is written at them */
export const viewsInWords = (input: FileInput, { views }: Sheet): string =>
  `${titleOf(input)}. ${say(input.locale, 'views')}: ${views.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('; ')}`
