/** Text as the font of the documents can set it: signs that the font lacks become ones that it has, raised and lowered figures become smaller ones. */

/** A stretch of a line: on it, raised, lowered; or of signs that the font sets as wide as a Chinese one. */
export type Piece = { readonly text: string; readonly shift: 'up' | 'down' | 'narrow' | undefined }

/** Signs, not units of code. */
const signsOf = (text: string): readonly string[] => Array.from(text)

const raised = new Map(signsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿᵏ').map((sign, index) => [sign, '0123456789−+nk'[index] ?? '']))
const lowered = new Map(signsOf('₀₁₂₃₄₅₆₇₈₉').map((sign, index) => [sign, String(index)]))
/** The middle dot of units and of lists. */
const wide = '·'

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

/** Most texts are: every font has these signs. */
const plain = /^[\u0020-\u007E]*$/

/** Control characters say nothing on paper. */
const isSilent = (sign: string): boolean => /\p{Cc}/u.test(sign)

const shiftOf = (sign: string): Piece['shift'] => {
  if (raised.has(sign)) return 'up'
  if (lowered.has(sign)) return 'down'
  return sign === wide ? 'narrow' : undefined
}

/**
 * @param hasGlyph whether the font has a sign, by its code point
 * @returns the text in stretches, every sign of which the font has
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
    const set = hasGlyph(onLine.codePointAt(0) ?? 0) ? onLine : missingSign
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

/** A unit of a line with its width, and its width where it ends a line. */
type Unit = { readonly text: string; readonly width: number; readonly ending: number }

/**
 * @param width of the lines
 * @param widthOf the width of a text, in the same unit
 * @returns the text in lines that are no wider; a line end in it ends a line
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
