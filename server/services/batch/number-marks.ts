/**
 * What the point and the comma of a table mean. `1.850` and `1,850` are thousands to one reader and decimals to another: such a number counts only where the
 * other numbers of its file leave no doubt, and is refused otherwise. One rule for both signs.
 */
import { toAscii } from '../../../engine/index.ts'

type Mark = '.' | ','

/** What the numbers of a file show: the signs that are decimal ones in it, and whether it writes thousands in one piece. */
export type FileMarks = { readonly decimals: ReadonlySet<Mark>; readonly hasLongWhole: boolean }

/** A number that has two readings, and how to write each so that it has one. */
export type OpenNumber = { readonly value: string; readonly decimal: string; readonly whole: string }

/** Between the rows and the cells of a list. */
const divider = /([;；\n|])/

/** The digits of a number, and what stands behind them: an exponent, a unit. */
const partsOf = (text: string): { readonly digits: string; readonly rest: string } => {
  const [, digits = '', rest = ''] = /^\s*([+-]?[\d.,\s]*[\d.,])?([^]*)$/.exec(toAscii(text)) ?? []
  return { digits: digits.replace(/\s+/g, ' '), rest }
}

const isOpen = (digits: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

const otherThan = (mark: Mark): Mark => (mark === '.' ? ',' : '.')

const grouped = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/
const groupedWithDecimals = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d*$/
const withDecimals = /^[+-]?(?:\d*|\d{1,3}(?: \d{3})+)[.,]\d*$/

/** The sign that is certainly the decimal one. */
const decimalIn = (digits: string): Mark | undefined => {
  if (isOpen(digits) || !/\d/.test(digits)) return undefined
  const last: Mark = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  if (grouped.test(digits)) return otherThan(last)
  return groupedWithDecimals.test(digits) || withDecimals.test(digits) ? last : undefined
}

/** @param texts of the cells that hold numbers as texts */
export const fileMarks = (texts: readonly string[]): FileMarks => {
  const all = texts.flatMap((text) => text.split(divider)).map((text) => partsOf(text).digits)
  return {
    decimals: new Set(all.flatMap((digits) => decimalIn(digits) ?? [])),
    hasLongWhole: all.some((digits) => /^[+-]?\d{4}/.test(digits)),
  }
}

/** An open number as everybody reads it; undefined where the file leaves a doubt. */
const settled = (digits: string, { decimals, hasLongWhole }: FileMarks): string | undefined => {
  const [decimal, contradiction] = decimals
  if (decimal === undefined || contradiction !== undefined) return undefined
  if (digits.includes(decimal)) return digits.replace(decimal, '.')
  // A file that writes 2500 in one piece does not certainly mean 1850 by 1.850.
  return hasLongWhole ? undefined : digits.replace(otherThan(decimal), '')
}

const openNumber = (text: string): OpenNumber => {
  const { digits, rest } = partsOf(text)
  return { value: text.trim(), decimal: `${digits}0${rest}`.trim(), whole: `${digits.replace(/[.,]/, '')}${rest}`.trim() }
}

/**
 * @param text of a cell that holds numbers
 * @param marks of its file
 * @returns the text with every number as everybody reads it, or the first that has two readings
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
