/** Makers' own full order codes, as data: what a code on a drawing says beyond the parts that the catalogue states. */
import type { MakerPartName } from '../../contract/catalogue/maker-parts.ts'
import { matchCode } from './match-code.ts'
import type { OrderCodeParts } from './order-code-parts.ts'

type OwnPart = Exclude<keyof OrderCodeParts, 'name'>

/** A part of a maker's code after the model name. Patterns match upper-case text without blanks. */
export type MakerPart = {
  readonly part: OwnPart | MakerPartName
  /** What the code shows before and after the value. */
  readonly before?: string
  readonly after?: string
  readonly pattern: string
  /** The maker has no way to leave it out: without it the code cannot be ordered. */
  readonly required?: true
}

/** A name that a maker's codes give a model besides that of the catalogue, and what this name says beyond the model. */
export type MakerName = { readonly name: string; readonly further?: ReadMakerCode['further'] }

/** The structure of a maker's codes. */
export type MakerCode = {
  /** The publication that explains the code, and whether the structure was compared with it. */
  readonly source: string
  readonly parts: readonly MakerPart[]
  /** The other names of a model of the catalogue. */
  readonly otherNames?: (name: string) => readonly MakerName[]
}

/** Roman numbers of rails side by side. */
const railNumbers: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4 }

const numeric: ReadonlySet<string> = new Set<OwnPart>(['length', 'deviation', 'blocks'])

const valueOf = (part: string, text: string): string | number => {
  if (part === 'rails') return railNumbers[text] ?? Number(text)
  return numeric.has(part) ? Number(text) : text
}

/** A code read by a maker's structure. */
export type ReadMakerCode = {
  readonly parts: Omit<OrderCodeParts, 'name'>
  readonly further: readonly { readonly name: MakerPartName; readonly value: string }[]
  /** Characters of the rest that were understood. */
  readonly understood: number
}

const ownParts: ReadonlySet<string> = new Set<OwnPart>([
  'length',
  'grade',
  'deviation',
  'install',
  'stroke',
  'blocks',
  'rails',
  'flange',
  'motor',
])

const isMakerPart = (part: MakerPart['part']): part is MakerPartName => !ownParts.has(part)

/** Reads what follows the name of a model: upper-case text without blanks. */
export function readMakerCode({ parts: structure }: MakerCode, rest: string): ReadMakerCode {
  const groups = structure.map(({ before = '', pattern, after = '' }, place) => `(?:${before}(?<p${place}>${pattern})${after})?`).join('')
  const found = matchCode(groups, rest, '(?=$|[ +R-])')
  const read = structure.flatMap(({ part }, place) => {
    const text = found?.groups?.[`p${place}`]
    return text === undefined ? [] : [{ part, text }]
  })
  return {
    parts: Object.fromEntries(read.flatMap(({ part, text }) => (ownParts.has(part) ? [[part, valueOf(part, text)] as const] : []))),
    // What is no part of ours is one of the maker's.
    further: read.flatMap(({ part, text }) => (isMakerPart(part) ? [{ name: part, value: text }] : [])),
    understood: found?.[0].length ?? 0,
  }
}

/** The parts that a maker's code needs and that the catalogue does not state. */
export const alsoNeeded = (code: MakerCode | undefined): readonly MakerPartName[] =>
  (code?.parts ?? []).flatMap(({ part, required }) => (required && isMakerPart(part) ? [part] : []))
