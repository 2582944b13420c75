/** Number formats of a workbook: they alone tell whether a stored number is an amount, a percentage, a date or a time. */

/** What a stored number means. */
export type CellFormat = 'number' | 'percent' | 'date' | 'time'

/** Formats that a workbook need not describe, by id: ECMA-376 part 1, 18.8.30. */
const builtIn: Readonly<Record<CellFormat, readonly number[]>> = {
  number: [],
  percent: [9, 10],
  date: [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58],
  time: [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56],
}

/** Quoted and escaped text, fill characters, and colours, conditions and currencies in brackets; elapsed time stays. */
const decoration = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi

/**
 * @param id of a number format
 * @param code its description, where the workbook has one
 */
export const formatOf = (id: number, code = ''): CellFormat => {
  const known = Object.entries(builtIn).find(([, ids]) => ids.includes(id))?.[0]
  // The keys of the table are formats.
  if (known !== undefined) return known as CellFormat
  const [positive = ''] = code.replace(decoration, '').split(';')
  if (/general/i.test(positive)) return 'number'
  if (positive.includes('%')) return 'percent'
  if (/[yd]/i.test(positive)) return 'date'
  if (/[hs]/i.test(positive)) return 'time'
  return /m/i.test(positive) ? 'date' : 'number'
}

const dayMs = 86_400_000
/** The day 0 of a workbook; some count from 1904. */
const firstDay = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const
/** The last day that can be written. */
const lastDay = 2_958_465

const two = (number: number): string => String(number).padStart(2, '0')

const timeText = (days: number): string => {
  const seconds = Math.round(days * 86_400)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`
}

type Calendar = { readonly from1904: boolean }

const dateText = (days: number, { from1904 }: Calendar): string => {
  const start = from1904 ? firstDay.from1904 : firstDay.usual
  const date = new Date(start + Math.floor(days) * dayMs).toISOString().slice(0, 10)
  const time = days - Math.floor(days)
  return time === 0 ? date : `${date} ${timeText(time)}`
}

/** Digits that a workbook stores of a number; more are rounding noise. */
const storedDigits = 15

/** The text of a stored number as its cell shows it; an amount without rounding noise. */
export const numberText = (raw: string, format: CellFormat, calendar: Calendar): string => {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw
  if (format === 'percent') return `${Number((number * 100).toPrecision(storedDigits))} %`
  if (format === 'number' || number < 0 || number > lastDay) return String(Number(number.toPrecision(storedDigits)))
  return format === 'time' ? timeText(number) : dateText(number, calendar)
}
