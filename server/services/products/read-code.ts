/** Reads an order code as one of a model: by our own form or by the maker's, in any case, with or without blanks. */
import { readMakerCode, type ReadMakerCode } from '../../../families/define/maker-code.ts'
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

/**
 * @param named the name that the code begins with, blanks and case apart, and the series of its model
 * @returns its parts and the number of leading characters understood, by the form that understands most
 */
export function readCode(
  { orderCodes }: { readonly orderCodes: OrderCodes },
  {
    written: asWritten,
    series,
    further = [],
  }: { readonly written: string; readonly series: string; readonly further?: ReadMakerCode['further'] },
  code: string,
): ReadMakerCode {
  const name = compact(asWritten)
  const written = compact(code)
  const maker = orderCodes.makers?.[series]
  const strict = code.startsWith(asWritten) ? [{ ...readOrderCode(orderCodes, { name: asWritten, series }, { code }), further: [] }] : []
  const loose = readOrderCode(orderCodes, { name, series }, { code: written, isLoose: true })
  const byMaker = maker && readMakerCode(maker, written.slice(name.length))
  const readings = [
    ...strict,
    { ...loose, further: [], understood: lengthIn(code, loose.understood) },
    ...(byMaker ? [{ ...byMaker, understood: lengthIn(code, name.length + byMaker.understood) }] : []),
  ]
  const [best = { parts: {}, further: [], understood: lengthIn(code, name.length) }] = readings.toSorted(
    (one, other) => other.understood - one.understood,
  )
  return { ...best, further: [...further, ...best.further] }
}
