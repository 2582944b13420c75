/** Texts of drawings and solids in the reader's language. */
import { listed } from '../../../engine/base/listed.ts'
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import { lengthWriter } from '../../../contract/files/drawn-length.ts'
import { formatUnit, roundedNumber } from '../../../engine/units/index.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import type { FileInput } from '../file-input.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import { lengthsInWords, notesOf } from '../geometry/part-notes.ts'
import type { HoleGroup, DrawnLength } from './holes.ts'
import { type Format, type Sheet, viewMarksOf } from './sheet.ts'
import type { SheetWords } from './title-block.ts'

const say = (locale: Locale, path: string, params?: Readonly<Record<string, string>>): string =>
  translate(locale, `server/drawing:${path}`, params) ?? path

/** What the texts state about a part besides its model. */
export type AboutPart = {
  readonly holes: readonly HoleGroup[]
  readonly lengths: LengthCount
  /** Whether a length on the sheet is a typical value. */
  readonly hasUsual: boolean
  /** Lead of the screw, where there is one. */
  readonly lead: DrawnLength | undefined
  /** Moving bodies are also drawn at the other ends of their stroke. */
  readonly showsEnds: boolean
}
type AboutSheet = { readonly format: Format; readonly scale: string }

/** The description of a group of holes, e.g. A: 6 × ⌀6.6, 10 deep, on ⌀38*. */
const holeInWords = ({ locale, unit }: FileInput, { letter, count, diameter, isTapped, depth, circle, pitch, step }: HoleGroup): string => {
  const write = lengthWriter(locale, unit)
  const length = ({ mm, isUsual }: DrawnLength) => `${write(mm, isUsual)}${isUsual ? '*' : ''}`
  const places = [
    ...(circle ? [say(locale, 'holes.circle', { circle: length(circle) })] : []),
    ...(pitch ? [say(locale, 'holes.pitch', { across: length(pitch[0]), up: length(pitch[1]) })] : []),
    ...(step ? [say(locale, 'holes.step', { step: length(step) })] : []),
  ]
  // Threads are named by their size in mm in every unit; one with a typical diameter is not named as a thread.
  const wide = isTapped && !diameter.isUsual ? `M${roundedNumber(diameter.mm)}` : `⌀${length(diameter)}`
  const size = `${letter}: ${count} × ${wide}`
  const deep = depth ? say(locale, 'holes.depth', { depth: length(depth) }) : say(locale, 'holes.through')
  return listed([size, deep, ...places], locale)
}

const leadInWords = ({ locale, unit }: FileInput, { mm, isUsual }: DrawnLength): string =>
  say(locale, 'lead', { lead: `${lengthWriter(locale, unit)(mm, isUsual)}${isUsual ? '*' : ''}` })

const numberLength = 10

/** The drawing number is derived from the content: sheets with the same number show the same model. */
const drawingNumber = ({
  locale,
  unit,
  sheet,
  views,
  model,
  chosen,
  calculated,
  position,
  catalogueVersion,
  engineVersion,
}: FileInput): string => {
  const shown = { locale, unit, sheet, views, sku: model.sku, chosen, calculated, position, catalogueVersion, engineVersion }
  return sha256(canonicalJson(shown)).slice(0, numberLength).toUpperCase()
}

/** @returns the texts of a sheet */
export function sheetWords(
  input: FileInput,
  { lengths, hasUsual, holes, lead, showsEnds }: AboutPart,
  { format, scale }: AboutSheet,
): SheetWords {
  const { locale, unit, model, orderCode, catalogueVersion, site } = input
  const fields = {
    model: model.name,
    series: model.series,
    maker: model.maker,
    material: say(locale, 'notStated'),
    data: translateOr(locale, `models:basis.${model.basis}`, model.basis),
    lengths: lengthsInWords(locale, lengths)[1],
    scale,
    sheet: format,
    unit: formatUnit(unit, locale),
    catalogue: catalogueVersion,
    number: drawingNumber(input),
    site: site.name,
  }
  return {
    orderCode,
    projection: input.projection ?? 'first',
    fields: Object.entries(fields).map(([name, value]) => [say(locale, `fields.${name}`), value] as const),
    notes: [
      ...holes.map((hole) => holeInWords(input, hole)),
      ...(lead ? [leadInWords(input, lead)] : []),
      ...(showsEnds ? [say(locale, 'ends')] : []),
      ...notesOf(input, hasUsual),
    ],
  }
}

/** @returns the title of a drawing */
export const titleOf = ({ locale, orderCode }: FileInput): string => `${say(locale, 'title')} · ${orderCode}`

/** @returns a description of the views for readers who cannot see them: the texts in them */
export const viewsInWords = (input: FileInput, sheet: Sheet): string => {
  const { locale, views = drawingViews } = input
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(views.map((name) => say(locale, `views.${name}`)))
  const texts = viewMarksOf(sheet).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  return `${titleOf(input)}. ${say(locale, 'shown', { views: names })}: ${texts.join('; ')}`
}
