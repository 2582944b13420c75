/**
 * Prepares text for the font of the documents: missing characters are substituted, superscripts and subscripts become smaller,
 * shifted ones.
 */

/** A part of a line: on the baseline, raised, lowered, or of characters that the font sets as wide as Chinese ones. */
export type Piece = { readonly text: string; readonly shift: 'up' | 'down' | 'narrow' | undefined }

/** Splits a text into characters, not UTF-16 units. */
const signsOf = (text: string): readonly string[] => Array.from(text)

const raised = new Map(signsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿᵏ').map((sign, index) => [sign, '0123456789−+nk'[index] ?? '']))
const lowered = new Map(signsOf('₀₁₂₃₄₅₆₇₈₉').map((sign, index) => [sign, String(index)]))
/** The middle dot of units and lists. */
const wide = '·'

/** Printable substitutes for characters that the font lacks. */
const substitutes: Readonly<Record<string, string>> = {
  ϑ: 'θ',
  '∛': '³√',
  '⋅': '·',
  '⌀': 'Ø',
  '✗': '×',
  '\u200B': '',
  '\u202F': '\u00A0',
  '\u2009': '\u00A0',
  '\u2011': '-',
  '\t': ' ',
}

/** Shown for a character without glyph or substitute. */
export const missingSign = '□'

/** Plain ASCII, which every font covers and most texts consist of. */
const plain = /^[\u0020-\u007E]*$/

/** Control characters, which are not printed. */
const isSilent = (sign: string): boolean => /\p{Cc}/u.test(sign)

const shiftOf = (sign: string): Piece['shift'] => {
  if (raised.has(sign)) return 'up'
  if (lowered.has(sign)) return 'down'
  return sign === wide ? 'narrow' : undefined
}

/**
 * @param hasGlyph whether the font has a glyph for a code point
 * @returns the text in parts that only contain characters of the font
 */
export const piecesOf = (text: string, hasGlyph: (codePoint: number) => boolean): readonly Piece[] => {
  if (plain.test(text)) return [{ text, shift: undefined }]
  const pieces: { text: string; shift: Piece['shift'] }[] = []
  const signs = signsOf(text.normalize('NFC'))
    .flatMap((sign) => signsOf(substitutes[sign] ?? sign))
    .filter((sign) => !isSilent(sign))
  for (const sign of signs) {
    const shift = shiftOf(sign)
    const onLine = raised.get(sign) ?? lowered.get(sign) ?? sign
    const set = hasGlyph(Number(onLine.codePointAt(0))) ? onLine : missingSign
    const last = pieces.at(-1)
    if (last?.shift === shift && last) last.text += set
    else pieces.push({ text: set, shift })
  }
  return pieces
}

/** Chinese text may break between any two characters, but not before closing punctuation. */
const breakable = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u
const closing = /[，。；：、）】》〉！？)\]},.;:!?%]/u

/** Splits a text where lines may break: after a space, a hyphen or a slash, and around Chinese characters. */
const unitsOf = (text: string): readonly string[] => {
  const units: string[] = []
  let current = ''
  let before = ''
  for (const sign of text) {
    const starts =
      before !== '' &&
      !closing.test(sign) &&
      (before === ' ' || breakable.test(before) || breakable.test(sign) || (/[/\-–]/.test(before) && /\p{L}/u.test(sign)))
    if (starts && sign !== ' ') {
      units.push(current)
      current = ''
    }
    current += sign
    before = sign
  }
  return current === '' ? units : [...units, current]
}

/** Splits a unit that is wider than a line into the longest parts that fit. */
const cut = (unit: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const parts: string[] = []
  let part = ''
  for (const sign of unit) {
    if (part !== '' && widthOf(part + sign) > width) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

/** A unit with its width, and its width at the end of a line, without trailing space. */
type Unit = { readonly text: string; readonly width: number; readonly ending: number }

/**
 * @param width of the lines
 * @param widthOf returns the width of a text, in the same unit
 * @returns the text in lines within the width; line breaks are kept
 */
export const linesOf = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const measured = (one: string): Unit => ({ text: one, width: widthOf(one), ending: widthOf(one.trimEnd()) })
  const fitting = (unit: string): readonly string[] => (widthOf(unit.trimEnd()) > width ? cut(unit, width, widthOf) : [unit])
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let filled = 0
    for (const unit of unitsOf(paragraph).flatMap(fitting).map(measured)) {
      if (line !== '' && filled + unit.ending > width) {
        lines.push(line.trimEnd())
        line = ''
        filled = 0
      }
      line += unit.text
      filled += unit.width
    }
    return [...lines, line.trimEnd()]
  })
}
