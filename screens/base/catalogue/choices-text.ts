/**
 * Choices encoded for an address: `leadMm:20;nutLengthMm:40..80;maker:'THK`. A leading quote marks a text, so that it differs
 * from a number with the same digits. Pure.
 */
import type { SkuFilter, SkuValue } from '../../../contract/directory/sku-selection.ts'

const figure = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
const range = /^(?<from>-?[\d.e+-]*?)\.\.(?<to>-?[\d.e+-]*)$/

/** Encodes a value; a text is preceded by a quote. */
export const encodeValue = (value: SkuValue): string => (typeof value === 'number' ? String(value) : `'${encodeURIComponent(value)}`)

/** Encodes choices, each with values or with a range that has at least one end. */
export const encodeChoices = (choices: readonly SkuFilter[]): string =>
  choices
    .map(({ paramName, values, from, to }) => {
      const chosen = values ? values.map(encodeValue).join(',') : `${from ?? ''}..${to ?? ''}`
      return `${encodeURIComponent(paramName)}:${chosen}`
    })
    .join(';')

const readFigure = (text: string): number | undefined => (figure.test(text) ? Number(text) : undefined)

/** Decodes a value; undefined if it is neither a number nor starts with a quote. */
export const decodeValue = (text: string): SkuValue | undefined =>
  text.startsWith("'") ? decodeURIComponent(text.slice(1)) : readFigure(text)

const decodeChoice = (text: string): readonly SkuFilter[] => {
  const at = text.indexOf(':')
  const paramName = decodeURIComponent(text.slice(0, Math.max(0, at)))
  const chosen = text.slice(at + 1)
  if (paramName === '') return []
  const ends = range.exec(chosen)?.groups
  if (ends) {
    const [from, to] = [readFigure(ends['from'] ?? ''), readFigure(ends['to'] ?? '')]
    return from === undefined && to === undefined
      ? []
      : [{ paramName, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]
  }
  const values = chosen.split(',').map(decodeValue)
  return values.every((value) => value !== undefined) ? [{ paramName, values }] : []
}

/** Decodes choices; invalid ones are dropped, and a malformed text yields none. */
export const decodeChoices = (text: string): readonly SkuFilter[] => {
  // Browsers may encode the quote.
  const parts = text.replaceAll('%27', "'").split(';')
  try {
    return parts.flatMap(decodeChoice)
  } catch {
    return []
  }
}
