/** Reads an order code as one of a model: by our own form or by the maker's, in any case, with or without blanks. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { type MakerName, readMakerCode, type ReadMakerCode } from '../../../families/define/maker-code.ts'
import { type OrderCodes, readOrderCode } from '../../../families/define/order-code.ts'

/** A text in upper case without blanks. */
export const compact = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase()

/** The number of characters of `text` that its first `length` characters other than blanks take. */
const lengthIn = (text: string, length: number): number => {
  let seen = 0
  for (const [place, character] of Array.from(text).entries()) {
    if (seen === length) return place
    if (!/\s/.test(character)) seen += 1
  }
  return text.length
}

/** For a maker's name of a model: the parts of the order code that it already fixes, and the pattern of the rest of the name. */
export type NameParts = Pick<MakerName, 'further' | 'rest'>

type Ours = { readonly orderCodes: OrderCodes; readonly series: string } & Readonly<
  Record<'name' | 'written' | 'asWritten' | 'code', string>
>

/** A code read by our own form: as printed, and in any case with or without blanks. */
const readOurs = ({ orderCodes, series, name, written, asWritten, code }: Ours): readonly ReadMakerCode[] => {
  const strict = code.startsWith(asWritten) ? [{ ...readOrderCode(orderCodes, { name: asWritten, series }, { code }), further: [] }] : []
  const loose = readOrderCode(orderCodes, { name, series }, { code: written, isLoose: true })
  return [...strict, { ...loose, further: [], understood: lengthIn(code, loose.understood) }]
}

/**
 * @param named the name that the code begins with, ignoring blanks and case, with its `nameParts`, and its model
 * @returns its parts and the number of leading characters understood, by the form that understands most
 */
export function readCode(
  { orderCodes }: { readonly orderCodes: OrderCodes },
  {
    written: asWritten,
    model: { series, candidate },
    nameParts: { further = [], rest } = {},
  }: {
    readonly written: string
    readonly model: Pick<CatalogueModel<unknown>, 'series' | 'candidate'>
    readonly nameParts?: NameParts | undefined
  },
  code: string,
): ReadMakerCode {
  const name = compact(asWritten)
  const written = compact(code)
  const maker = orderCodes.makers?.[series]
  const byMaker = maker && readMakerCode(maker, { candidate, rest: written.slice(name.length), restOfName: rest })
  const readings = [
    ...(rest === undefined ? readOurs({ orderCodes, name, written, asWritten, series, code }) : []),
    ...(byMaker ? [{ ...byMaker, understood: lengthIn(code, name.length + byMaker.understood) }] : []),
  ]
  const [best = { parts: {}, further: [], understood: lengthIn(code, name.length) }] = readings.toSorted(
    (one, other) => other.understood - one.understood,
  )
  return { ...best, further: [...further, ...best.further] }
}
