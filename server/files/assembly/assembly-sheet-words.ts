/** Texts of the first sheet of an assembly. */
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import { formatUnit } from '../../../engine/units/index.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import type { Format } from '../drawing/sheet.ts'
import type { PartsBill, SheetWords } from '../drawing/title-block.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { basisWord, sheetText } from '../sheet/sheet-words.ts'
import type { AssemblyFile } from './assembly-file.ts'
import { notesIn } from './assembly-notes.ts'
import { assemblyWords, positionsOf } from './assembly-words.ts'

type AboutSheet = {
  readonly format: Format
  readonly scale: string
  readonly hasUsual: boolean
  /** Whether some part moves. */
  readonly moves: boolean
  readonly lengths: readonly LengthCount[]
}

const numberLength = 10

/** Sheets with the same number show the same assembly. */
const drawingNumber = ({ assembly, models: _rows, conditions, ...shown }: AssemblyFile): string => {
  const { locale, unit, sheet, views, position, catalogueVersion, engineVersion } = shown
  const content = { locale, unit, sheet, views, position, catalogueVersion, engineVersion, assembly, conditions }
  return sha256(canonicalJson(content)).slice(0, numberLength).toUpperCase()
}

/** Widths of number, quantity, designation, code or requirement, and maker, mm. */
const billWidths = [9, 8, 38, 65, 20] as const

const billOf = ({ locale, assembly }: AssemblyFile): PartsBill => {
  const words = assemblyWords(locale)
  const head = [words.say('number'), words.say('pieces'), words.say('designation'), words.say('code'), sheetText(locale, 'maker')]
  const rows = positionsOf(assembly).map(({ number, part: { item, role, quantity } }) => [
    number,
    String(quantity),
    words.roleName(role),
    words.codeOrNeeds(item),
    item.kind === 'model' ? item.maker : '',
  ])
  return { widths: billWidths, rows: [head, ...rows] }
}

/** @returns the stated and usual lengths of several parts */
export const lengthsOfAll = (lengths: readonly LengthCount[]): LengthCount => ({
  stated: lengths.reduce((sum, { stated }) => sum + stated, 0),
  usual: lengths.reduce((sum, { usual }) => sum + usual, 0),
})

/** @returns the texts of the first sheet */
export function assemblySheetWords(input: AssemblyFile, { format, scale, hasUsual, moves, lengths }: AboutSheet): SheetWords {
  const { locale, unit, assembly, catalogueVersion, site, conditions, layout } = input
  const words = assemblyWords(locale)
  const field = (name: string) => translateOr(locale, `server/drawing:fields.${name}`, name)
  return {
    orderCode: assembly.reference,
    projection: input.projection ?? 'first',
    bill: billOf(input),
    fields: [
      [words.say('title'), words.wholeName(layout)],
      [words.say('state'), words.state(assembly.state)],
      ...(typeof conditions['posture'] === 'string'
        ? [[words.say('posture'), words.say(`postures.${conditions['posture']}`)] as const]
        : []),
      [field('data'), assembly.basis === 'user' ? words.say('own') : basisWord(locale, assembly.basis)],
      [field('lengths'), lengthsInWords(locale, lengthsOfAll(lengths))[1]],
      [field('scale'), scale],
      [field('sheet'), format],
      [field('unit'), formatUnit(unit, locale)],
      [field('catalogue'), catalogueVersion],
      [field('number'), drawingNumber(input)],
      [field('site'), site.name],
    ],
    notes: [
      ...(assembly.parts.some(({ item }) => item.kind === 'open') ? [words.say('notes.open')] : []),
      ...(moves ? [translateOr(locale, 'server/drawing:ends', '')] : []),
      ...notesIn(input, hasUsual),
    ],
  }
}
