/** Numbers as people type them: every kind of digit, mark, blank and minus sign; fractions; feet with inches. */

/** The decimal mark of a language, and the mark with which it groups thousands. */
type Marks = { readonly decimal: string; readonly group: string }

const marksByLocale = new Map<string, Marks>()

/** @param locale BCP 47 tag */
function marksOf(locale: string): Marks {
  const known = marksByLocale.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const mark = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  const marks = { decimal: mark('decimal'), group: mark('group') }
  marksByLocale.set(locale, marks)
  return marks
}

const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  // Invisible characters: zero-width blanks, bidirectional marks, variation selectors.
  [/[\p{Cf}\uFE0E\uFE0F]/gu, () => ''],
  // Full-width ASCII, and Arabic-Indic digits.
  [/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15)],
  [/[。\u066B]/g, () => '.'],
  [/[’‘ʼ´′\u066C]/g, () => "'"],
  [/[”“″]/g, () => '"'],
  // 1.00×10⁶
  [/\s*[×x*]\s*10(?:\^[-+−]?\d+|[⁺⁻]?[⁰¹²³⁴-⁹]+)/g, (power) => `e${power.replace(/^.*?10\^?/s, '').normalize('NFKC')}`],
  [/[‐‑‒–—―−﹣]/g, () => '-'],
  [/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC')}`],
  [/⁄/g, () => '/'],
  [/^\s*[+-]\s+(?=[\d.,])/, (sign) => sign.trim()],
]

/** Converts digits, marks, signs and blanks of other scripts and of printed texts to ASCII, and drops invisible characters. */
export function toAscii(text: string): string {
  return rules.reduce((plain, [pattern, write]) => plain.replace(pattern, write), text)
}

/** The number of a typed text and the text of its unit. */
export type TypedNumber = {
  readonly number: number
  readonly symbol: string
  /**
   * Present if the only mark may be a decimal or a thousands mark: `usual` is the number if the language writes this mark,
   * undefined if it writes neither with it. `number` is the one with decimals.
   */
  readonly doubt?: { readonly usual: number | undefined }
}

/** A number and the text after it; `1/h` after a space is a unit, not another digit. */
const wholeText = /^([+-]?[\d.,\s]*?(?:[eE][+-]?\d+\s*)?)((?:\s1\/\D|[^\d.,\s]).*)?$/s
/** `31 1/2`, `31-1/2`, `1/2`. */
const fractionText = /^([+-]?)(?:(\d+)[\s-]+)?(\d{1,3})\/(\d{1,3})(?![\d.,])(.*)$/s
/** `2 ft 7 1/2 in`, `2' 7"`, `2' 7`, `2 ft 7`; `2 ft2` is an area. */
const feetText = /^([+-]?)([\d.,\s/]+?)\s*('|ft|feet|foot)([\s-]*)(\d[\d.,\s/-]*?)\s*(in|inch|inches|"|'')?$/i
/** Apostrophes group thousands; before anything else they mean feet. */
const apostrophe = /(\d)'(?=\d{3}(?!\d))/g

/**
 * Splits a typed text into its number and unit.
 *
 * @param plain text in ASCII, see `toAscii`
 * @param locale BCP 47 tag of the reader's language
 * @returns undefined if the text does not begin with a number
 */
export function readTyped(plain: string, locale: string): TypedNumber | undefined {
  const text = plain.replace(apostrophe, '$1 ').trim()
  const [, sign = '', feet, foot, gap, inches = '', inch] = feetText.exec(text) ?? []
  if (feet !== undefined && (inch !== undefined || foot === "'" || gap !== '')) {
    const [whole, rest] = [plainNumber(feet, locale), plainNumber(inches, locale)]
    if (whole !== undefined && rest !== undefined) return { number: (sign === '-' ? -1 : 1) * (12 * whole + rest), symbol: 'in' }
  }
  return readFraction(text) ?? readDecimal(text, locale)
}

/** The number of a text without a unit or a second reading. */
function plainNumber(text: string, locale: string): number | undefined {
  const read = readFraction(text) ?? readDecimal(text, locale)
  return read?.symbol === '' && !read.doubt ? read.number : undefined
}

function readFraction(text: string): TypedNumber | undefined {
  const [found, sign = '', whole = '', above = '', below = '', symbol = ''] = fractionText.exec(text) ?? []
  if (found === undefined || Number(below) === 0 || (whole !== '' && Number(above) >= Number(below))) return undefined
  return { number: (sign === '-' ? -1 : 1) * (Number(whole) + Number(above) / Number(below)), symbol: symbol.trim() }
}

/** Digits without grouping, or thousands grouped by one kind of mark. */
const wholeNumber = /^[+-]?(?:\d*|\d{1,3}([ ,.])\d{3}(?:\1\d{3})*)$/
const thousandsOrDecimals = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/

function readDecimal(text: string, locale: string): TypedNumber | undefined {
  const [, digits = '', symbol = ''] = wholeText.exec(text) ?? []
  const [mantissa = '', exponent = '0'] = digits.trim().replace(/\s/g, ' ').split(/[eE]/)
  const mark = decimalMark(mantissa)
  const whole = mantissa.slice(0, mark)
  const fraction = mantissa.slice(mark + 1)
  if (!/\d/.test(mantissa) || !wholeNumber.test(whole) || !/^\d*$/.test(fraction)) return undefined
  const typed = { number: Number(`${whole.replace(/[ ,.]/g, '')}.${fraction}0e${exponent}`), symbol: symbol.trim() }
  const [, only = ''] = thousandsOrDecimals.exec(mantissa) ?? []
  const { decimal, group } = marksOf(locale)
  // A point is a decimal mark unless the language groups by it; a comma is one or the other in every language.
  if (only === '' || (only === '.' && group !== '.')) return typed
  return {
    ...typed,
    doubt: { usual: only === group ? Number(`${whole}${fraction}e${exponent}`) : only === decimal ? typed.number : undefined },
  }
}

/**
 * The text of a number with the decimal mark of a language, for a spreadsheet: never one that could be grouped thousands.
 *
 * @param locale BCP 47 tag
 */
export function localNumber(value: number, locale: string): string {
  const text = String(value).replace('.', marksOf(locale).decimal)
  return text.replace(/^(-?[1-9]\d{0,2},\d{3})(?=e|$)/, '$10')
}

/** Figures as a source prints them, `0.90-0.94`, with the decimal mark of a language; any other text stays as it is. */
export const citedFigures = (text: string, locale: string): string =>
  /^[\d.–-]+$/.test(text) ? text.replaceAll('.', marksOf(locale).decimal) : text

/** The position of the decimal mark: the last mark, unless it occurs twice and so groups thousands; the end if there is none. */
function decimalMark(mantissa: string): number {
  const last = Math.max(mantissa.lastIndexOf('.'), mantissa.lastIndexOf(','))
  const groups = last === -1 || mantissa.indexOf(mantissa.charAt(last)) < last
  return groups ? mantissa.length : last
}

/** The two unambiguous spellings of a number with one mark and three decimals: `1,234 mm` is `1,2340 mm` or `1234 mm`. */
export function spellings(text: string): { readonly decimal: string; readonly whole: string } {
  const [, digits = '', mark = '', rest = ''] = /^\s*(.*?\d([.,])\d{3})(.*)$/s.exec(toAscii(text)) ?? []
  return { decimal: `${digits}0${rest}`.trim(), whole: `${digits.replace(mark, '')}${rest}`.trim() }
}

/** Whether a typed text is a number without a unit of its own. */
export const isBareNumber = (text: string): boolean => readTyped(toAscii(text).trim(), 'en')?.symbol === ''
