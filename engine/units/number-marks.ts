/**
 * The meaning of points and commas in the numbers of a table. `1.850` and `1,850` are ambiguous: thousands or decimals. Such a
 * number is accepted only where the other numbers of the file settle the meaning, and is refused otherwise. Both signs follow
 * the same rule.
 */
import { spellings, toAscii } from './typed-number.ts'

type Mark = '.' | ','

/**
 * Evidence from the numbers of a file: signs used as decimal signs, and whether a whole number of four or more digits has no
 * separator.
 */
export type FileMarks = { readonly decimals: ReadonlySet<Mark>; readonly hasLongWhole: boolean }

/** An ambiguous number, with an unambiguous spelling of each of its two readings. */
export type OpenNumber = { readonly value: string; readonly decimal: string; readonly whole: string }

/** Separates the rows and the cells of a list. */
const divider = /([;；\n|])/

/** Splits a number into its digits and the rest: an exponent or a unit. */
const partsOf = (text: string): { readonly digits: string; readonly rest: string } => {
  const [, digits = '', rest = ''] = /^\s*([+-]?[\d.,\s]*[\d.,])?([^]*)$/.exec(toAscii(text)) ?? []
  return { digits: digits.replace(/\s+/g, ' '), rest }
}

const isOpen = (digits: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

const otherThan = (mark: Mark): Mark => (mark === '.' ? ',' : '.')

const grouped = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/
const groupedWithDecimals = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d*$/
const withDecimals = /^[+-]?(?:\d*|\d{1,3}(?: \d{3})+)[.,]\d*$/

/** The decimal sign of an unambiguous number; undefined where the number does not show it. */
const decimalIn = (digits: string): Mark | undefined => {
  if (isOpen(digits) || !/\d/.test(digits)) return undefined
  const last: Mark = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (grouped.test(digits)) return otherThan(last)
  return groupedWithDecimals.test(digits) || withDecimals.test(digits) ? last : undefined
}

/** @param texts contents of the cells that hold numbers as text */
export const fileMarks = (texts: readonly string[]): FileMarks => {
  const all = texts.flatMap((text) => text.split(divider)).map((text) => partsOf(text).digits)
  return {
    decimals: new Set(all.flatMap((digits) => decimalIn(digits) ?? [])),
    hasLongWhole: all.some((digits) => /^[+-]?\d{4}/.test(digits)),
  }
}

/** An unambiguous spelling of an ambiguous number; undefined where the file does not settle its meaning. */
const settled = (digits: string, { decimals, hasLongWhole }: FileMarks): string | undefined => {
  const [decimal, contradiction] = decimals
  if (decimal === undefined || contradiction !== undefined) return undefined
  if (digits.includes(decimal)) return `${digits.replace(decimal, '.')}0`
  // A file that writes 2500 without a separator may not mean 1850 by 1.850.
  return hasLongWhole ? undefined : digits.replace(otherThan(decimal), '')
}

const openNumber = (text: string): OpenNumber => ({ value: text.trim(), ...spellings(text) })

/**
 * @param text content of a cell that holds numbers
 * @param marks evidence from the file
 * @returns the text with unambiguous numbers, or the first number that stays ambiguous
 */
export const withoutDoubt = (text: string, marks: FileMarks): { readonly text: string } | { readonly open: OpenNumber } => {
  const read = text.split(divider).map((part) => {
    const { digits, rest } = partsOf(part)
    const plain = isOpen(digits) ? settled(digits, marks) : undefined
    return { part: plain === undefined ? part : `${plain}${rest}`, isOpen: isOpen(digits) && plain === undefined }
  })
  const open = read.find((one) => one.isOpen)
  return open ? { open: openNumber(open.part) } : { text: read.map(({ part }) => part).join('') }
}
