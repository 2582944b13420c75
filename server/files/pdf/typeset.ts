/** Text as the font of the documents can set it: signs that the font lacks become ones that it has, raised and lowered figures become smaller ones. */

/** A stretch of a line: on it, raised or lowered. */
export type Piece = { readonly text: string; readonly shift: 'up' | 'down' | undefined }

const raised = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿᵏ'].map((sign, index) => [sign, '0123456789−+nk'[index] ?? '']))
const lowered = new Map([...'₀₁₂₃₄₅₆₇₈₉'].map((sign, index) => [sign, String(index)]))

/** Signs of the texts that the font does not have, by what stands for them in print. */
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

/** What stands for a sign that nobody has. */
export const missingSign = '□'

/** Control characters say nothing on paper. */
const isSilent = (sign: string): boolean => /\p{Cc}/u.test(sign)

/**
 * @param hasGlyph whether the font has a sign, by its code point
 * @returns the text in stretches, every sign of which the font has
 */
export const piecesOf = (text: string, hasGlyph: (codePoint: number) => boolean): readonly Piece[] => {
  const pieces: { text: string; shift: Piece['shift'] }[] = []
  const signs = [...text.normalize('NFC')].flatMap((sign) => [...(substitutes[sign] ?? sign)]).filter((sign) => !isSilent(sign))
  for (const sign of signs) {
    const shift = raised.has(sign) ? 'up' : lowered.has(sign) ? 'down' : undefined
    const plain = raised.get(sign) ?? lowered.get(sign) ?? sign
    const set = hasGlyph(plain.codePointAt(0) ?? 0) ? plain : missingSign
    const last = pieces.at(-1)
    if (last?.shift === shift && last) last.text += set
    else pieces.push({ text: set, shift })
  }
  return pieces
}

/** Chinese may be parted between any two characters, but no line begins with what closes. */
const breakable = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u
const closing = /[，。；：、）】》〉！？)\]},.;:!?%]/u

/** Where a line may end: after a space, a hyphen or a stroke, around Chinese characters. */
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

/** The longest beginnings of a unit that is too long for any line. */
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

/**
 * @param width of the lines
 * @param widthOf the width of a text, in the same unit
 * @returns the text in lines that are no wider; a line end in it ends a line
 */
export const linesOf = (text: string, width: number, widthOf: (text: string) => number): readonly string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const unit of unitsOf(paragraph).flatMap((one) => (widthOf(one.trimEnd()) > width ? cut(one, width, widthOf) : [one]))) {
      if (line !== '' && widthOf((line + unit).trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += unit
    }
    return [...lines, line.trimEnd()]
  })
