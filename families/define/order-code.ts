/** Order codes: one rule per series, documented in docs/order-codes.md. */

/** Parts that a rule may use; a rule uses only parts that its family has. */
export type OrderCodeParts = {
  readonly name: string
  /** Threaded length of a screw, rail length of a guide or module, mm. */
  readonly length?: number
  /** Accuracy grade, e.g. C7. */
  readonly grade?: string
  /** Travel deviation over 300 mm, mm. */
  readonly deviation?: number
  /** Install type of a jack. */
  readonly install?: string
  /** Stroke, mm. */
  readonly stroke?: number
  /** Blocks on each rail of a guide. */
  readonly blocks?: number
  /** Rails of a guide, where there are several. */
  readonly rails?: number
  /** Flange or adapter between a gear and its motor. */
  readonly flange?: string
  /** What the motor of a gear is ordered as. */
  readonly motor?: string
}

/** The forms of a family's order codes: parts in braces, with marks between them. */
export type OrderCodes = {
  /** Of a series without a form of its own. */
  readonly general: string
  readonly series?: Readonly<Record<string, string>>
}

/** A part of a rule with the mark or letter before it and the letter after it, which go with it. */
const partPattern = /(?<before>[ -]?[+R]?)\{(?<part>\w+)\}(?<after>L?)/g

type FormPart = { readonly before: string; readonly part: keyof OrderCodeParts; readonly after: string }

/** The parts of a series' code in their order, the name first. */
export const orderFormOf = ({ general, series: forms = {} }: OrderCodes, series: string): readonly FormPart[] => {
  const form = (Object.hasOwn(forms, series) ? forms[series] : undefined) ?? general
  // The forms name parts that there are: a test builds and reads a code of each.
  return [...form.matchAll(partPattern)].map(({ groups }) => ({ ...groups }) as FormPart)
}

/**
 * @param codes forms of the family
 * @param series series of the model
 * @param parts what the form may put in
 * @returns the order code; parts that are not known are left out together with the mark before them
 */
export function orderCode(codes: OrderCodes, series: string, parts: OrderCodeParts): string {
  return orderFormOf(codes, series)
    .map(({ before, part, after }) => (parts[part] === undefined ? '' : `${before}${parts[part]}${after}`))
    .join('')
}

const decimal = String.raw`\d+(?:\.\d+)?`

/** How a part is written. No rail or shaft is shorter than 10 mm, so that a length is never taken for a number of blocks; a motor has a letter. */
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

/** A part ends with the code, or where the mark of the next one stands: half a number is none. */
const partEnd = '(?=$|[ +R-])'

type FurtherPart = keyof typeof written

const isFurther = (part: string): part is FurtherPart => Object.hasOwn(written, part)

const escaped = (text: string): string => text.replace(/[+.]/g, String.raw`\$&`)

const numeric: ReadonlySet<FurtherPart> = new Set(['length', 'deviation', 'stroke', 'blocks', 'rails'])

/** What an order code says: its parts beside the name, and how many of its characters are understood. */
export type ReadOrderCode = { readonly parts: Omit<OrderCodeParts, 'name'>; readonly understood: number }

type WrittenCode = {
  readonly code: string
  /** Blanks and the case of letters do not count, as in what is typed by hand; by default it is read as it would be printed. */
  readonly isLoose?: boolean
}

/**
 * The way back of `orderCode`.
 *
 * @param codes forms of the family
 * @param model a model whose name the code begins with
 * @param written a code as it stands
 */
export function readOrderCode(
  codes: OrderCodes,
  { name, series }: { readonly name: string; readonly series: string },
  { code, isLoose = false }: WrittenCode,
): ReadOrderCode {
  const further = orderFormOf(codes, series).flatMap(({ before, part, after }) => (isFurther(part) ? [{ before, part, after }] : []))
  const mark = (before: string) => (isLoose ? escaped(before).replace(' ', ' *') : escaped(before))
  const end = isLoose ? '' : partEnd
  const groups = further.map(({ before, part, after }) => `(?:${mark(before)}(?<${part}>${written[part]})${after}${end})?`).join('')
  const rest = isLoose ? code.slice(name.length).toUpperCase() : code.slice(name.length)
  // As a whole, else as far as it goes.
  const found = new RegExp(`^${groups}$`).exec(rest) ?? new RegExp(`^${groups}`).exec(rest)
  const values = Object.entries(found?.groups ?? {}).filter(([, text]) => text !== undefined)
  const parts = Object.fromEntries(values.map(([part, text]) => [part, isFurther(part) && numeric.has(part) ? Number(text) : text]))
  return { parts, understood: name.length + (found?.[0].length ?? 0) }
}
