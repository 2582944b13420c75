/** Order codes: one rule per series, documented in docs/order-codes.md. */
import type { MakerCode } from './maker-code.ts'
import { matchCode } from './match-code.ts'
import type { OrderCodeParts } from './order-code-parts.ts'

/** The forms of a family's order codes: parts in braces, with separators between them. */
export type OrderCodes = {
  /** Form of series without a form of their own. */
  readonly general: string
  readonly series?: Readonly<Record<string, string>>
  /** Structure of the makers' own full codes, by series. */
  readonly makers?: Readonly<Record<string, MakerCode>>
}

/** A part of a form with its prefix (separator or letter) and suffix letter. */
const partPattern = /(?<before>[ -]?[+R]?)\{(?<part>\w+)\}(?<after>L?)/g

type FormPart = { readonly before: string; readonly part: keyof OrderCodeParts; readonly after: string }

/** The parts of a series' code in order, starting with the name. */
export const orderFormOf = ({ general, series: forms = {} }: OrderCodes, series: string): readonly FormPart[] => {
  const form = (Object.hasOwn(forms, series) ? forms[series] : undefined) ?? general
  // Forms name only existing parts: a test builds and reads a code of each.
  return [...form.matchAll(partPattern)].map(({ groups }) => ({ ...groups }) as FormPart)
}

/**
 * @param codes forms of the family
 * @param series series of the model
 * @param parts values of the parts
 * @returns the order code; unknown parts are omitted together with their prefix
 */
export function orderCode(codes: OrderCodes, series: string, parts: OrderCodeParts): string {
  return orderFormOf(codes, series)
    .map(({ before, part, after }) => (parts[part] === undefined ? '' : `${before}${parts[part]}${after}`))
    .join('')
}

const decimal = String.raw`\d+(?:\.\d+)?`

/**
 * Patterns of the parts. No rail or shaft is shorter than 10 mm, so that a length is never read as a number of blocks; a motor
 * contains a letter.
 */
const written = {
  length: String.raw`\d{2,}(?:\.\d+)?`,
  grade: String.raw`[A-Z]\d+`,
  deviation: String.raw`0?\.\d+`,
  install: '[12][AB]',
  stroke: decimal,
  blocks: '[1-9]',
  rails: '[1-9]',
  flange: String.raw`\d+:B(?:5|14)|${decimal}-${decimal}-${decimal}`,
  motor: String.raw`(?=[\w./() -]*[A-Za-z])\w[\w./() -]*`,
} as const satisfies Record<Exclude<keyof OrderCodeParts, 'name'>, string>

/** A part ends at the end of the code or at the next separator, so that a number is never split. */
const partEnd = '(?=$|[ +R-])'

type FurtherPart = keyof typeof written

const isFurther = (part: string): part is FurtherPart => Object.hasOwn(written, part)

const escaped = (text: string): string => text.replace(/[+.]/g, String.raw`\$&`)

const numeric: ReadonlySet<FurtherPart> = new Set(['length', 'deviation', 'stroke', 'blocks', 'rails'])

/** A parsed order code: its parts other than the name, and the number of characters understood. */
export type ReadOrderCode = { readonly parts: Omit<OrderCodeParts, 'name'>; readonly understood: number }

type WrittenCode = {
  readonly code: string
  /** Ignores blanks and letter case, for codes typed by hand; by default the code must match its printed form. */
  readonly isLoose?: boolean
}

const furtherPattern = (codes: OrderCodes, series: string, isLoose: boolean): string => {
  const mark = (before: string) => (isLoose ? escaped(before).replace(' ', ' *') : escaped(before))
  // Without blanks the next part follows a closing letter at once.
  const end = (after: string) => (isLoose && after !== '' ? '' : partEnd)
  return orderFormOf(codes, series)
    .map(({ before, part, after }) => (isFurther(part) ? `(?:${mark(before)}(?<${part}>${written[part]})${after}${end(after)})?` : ''))
    .join('')
}

/** Patterns by family, series and looseness. */
const patterns = new WeakMap<OrderCodes, Map<string, string>>()

const patternOf = (codes: OrderCodes, series: string, isLoose: boolean): string => {
  const ofFamily = patterns.get(codes) ?? new Map<string, string>()
  patterns.set(codes, ofFamily)
  const key = `${series} ${isLoose}`
  const pattern = ofFamily.get(key) ?? furtherPattern(codes, series, isLoose)
  ofFamily.set(key, pattern)
  return pattern
}

/**
 * Parses an order code: the inverse of `orderCode`.
 *
 * @param codes forms of the family
 * @param model the model whose name the code begins with
 * @param written the code
 */
export function readOrderCode(
  codes: OrderCodes,
  { name, series }: { readonly name: string; readonly series: string },
  { code, isLoose = false }: WrittenCode,
): ReadOrderCode {
  const rest = isLoose ? code.slice(name.length).toUpperCase() : code.slice(name.length)
  const found = matchCode(patternOf(codes, series, isLoose), rest)
  const values = Object.entries(found?.groups ?? {}).filter(([, text]) => text !== undefined)
  const parts = Object.fromEntries(values.map(([part, text]) => [part, isFurther(part) && numeric.has(part) ? Number(text) : text]))
  return { parts, understood: name.length + (found?.[0].length ?? 0) }
}
