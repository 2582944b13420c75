/** Makers' own full order codes, as data: what a code on a drawing says beyond the parts that the catalogue states. */
import type { MakerPartName } from '../../contract/catalogue/maker-parts.ts'
import { matchCode } from './match-code.ts'
import type { OrderCodeParts } from './order-code-parts.ts'

type OwnPart = Exclude<keyof OrderCodeParts, 'name'>

/** Patterns match upper-case text without blanks. */
type Written = {
  /** What the code shows before and after the value. */
  readonly before?: string
  readonly after?: string
}

/** A part of a maker's code after the model name. */
type ReadPart = Written & {
  readonly part: OwnPart | MakerPartName
  readonly pattern: string
  /** The maker has no way to leave it out: without it the code cannot be ordered. */
  readonly required?: true
  /** Returns the value in our notation, where the maker writes it otherwise. */
  readonly read?: (text: string) => string | number
}

/** The place where a code says the rest of the model's name, see `MakerName`. */
type ModelPart = Written & { readonly part: 'model' }

/** A part of a maker's code, or the place of the rest of the model's name. */
export type MakerPart = ReadPart | ModelPart

/** A name that a maker's codes give a model besides that of the catalogue. */
export type MakerName = {
  readonly name: string
  /** Parts of the order code that this name already fixes. */
  readonly further?: ReadMakerCode['further']
  /** Pattern of the rest of the model's name, where other parts stand between: `KR3310A+400LP`. */
  readonly rest?: string
}

/** What a code says beyond the catalogue, by part. */
type Further = Readonly<Partial<Record<MakerPartName, string>>>

/** Parts of the order code that follow from others. A method, as the registry erases the type of the candidate. */
type DerivedParts<Candidate> = { of(this: void, further: Further, candidate: Candidate): Omit<OrderCodeParts, 'name'> }['of']

/** The structure of a maker's codes. */
export type MakerCode<Candidate = unknown> = {
  /** The publication that explains the code, and whether the structure was compared with it. */
  readonly source: string
  readonly parts: readonly MakerPart[]
  /** The other names of a model of the catalogue. */
  readonly otherNames?: (name: string) => readonly MakerName[]
  /** Finds the parts that the code does not say itself, such as the stroke that belongs to its length of bed. */
  readonly derived?: DerivedParts<Candidate>
}

/** Roman numbers of rails side by side. */
const railNumbers: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4 }

const numeric: ReadonlySet<string> = new Set<OwnPart>(['length', 'deviation', 'stroke', 'blocks'])

const valueOf = ({ part, read }: ReadPart, text: string): string | number => {
  if (read) return read(text)
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

const isMakerPart = (part: ReadPart['part']): part is MakerPartName => !ownParts.has(part)

/** Pattern of a part with its place as its name; the rest of a model's name cannot be left out. */
const patternOf = (part: MakerPart, place: number, restOfName: string | undefined): string => {
  const { before = '', after = '' } = part
  if (part.part !== 'model') return `(?:${before}(?<p${place}>${part.pattern})${after})?`
  return restOfName === undefined ? '' : `${before}(?:${restOfName})${after}`
}

/** What follows the name of a model: `rest` in upper case without blanks. */
type NamedCode = {
  readonly candidate: unknown
  readonly rest: string
  /** Pattern of the rest of the name, if the code does not begin with all of it. */
  readonly restOfName?: string | undefined
}

/** Reads what follows the name of a model. */
export function readMakerCode({ parts: structure, derived }: MakerCode, { candidate, rest, restOfName }: NamedCode): ReadMakerCode {
  const groups = structure.map((part, place) => patternOf(part, place, restOfName)).join('')
  const found = matchCode(groups, rest, '(?=$|[ +R-])')
  const read = structure.flatMap((part, place) => {
    const text = found?.groups?.[`p${place}`]
    return text === undefined || part.part === 'model' ? [] : [{ part, text }]
  })
  // What is no part of ours is one of the maker's.
  const further = read.flatMap(({ part: { part }, text }) => (isMakerPart(part) ? [{ name: part, value: text }] : []))
  const stated: Further = Object.fromEntries(further.map(({ name, value }) => [name, value]))
  return {
    parts: {
      ...(further.length > 0 && derived?.(stated, candidate)),
      ...Object.fromEntries(read.flatMap(({ part, text }) => (ownParts.has(part.part) ? [[part.part, valueOf(part, text)] as const] : []))),
    },
    further,
    understood: found?.[0].length ?? 0,
  }
}

/** The parts that a maker's code needs and that the catalogue does not state. */
export const alsoNeeded = (code: MakerCode | undefined): readonly MakerPartName[] =>
  (code?.parts ?? []).flatMap((one) => (one.part !== 'model' && one.required && isMakerPart(one.part) ? [one.part] : []))
