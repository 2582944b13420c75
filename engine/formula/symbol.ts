/** The parts of a symbol as print sets them by ISO 80000-1: the letter, what is below it, and a sign above. */

/** A piece of a subscript: a running index or coordinate is italic, a description and a number are upright. */
export type SubscriptPiece = { readonly text: string; readonly isItalic: boolean }

/** A symbol in its parts. Characters of several letters (ED, DN) are upright. */
export type SymbolParts = {
  readonly letter: string
  /** Prime or star. */
  readonly mark: string
  readonly below: readonly SubscriptPiece[]
}

/** Characteristics that are written with several letters, which are not a letter with a subscript. */
const pattern = /^(?<letter>ED|DN|SF|.)(?<mark>['*]?)_?(?<below>.*)$/u

const marks: Readonly<Record<string, string>> = { "'": '′', '*': '∗' }

/** A running index at the end: `i`, `2i`, `Ei`, `a,i`. */
const running = /^(?<before>|\d+|[A-Z]|.*,)(?<index>i)$/u
/** A coordinate of a force: `X`, `eX`. */
const coordinate = /^(?<before>e?)(?<index>[XYZ])$/u

const subscriptOf = (letter: string, below: string): readonly SubscriptPiece[] => {
  const { before = below, index = '' } = (running.exec(below) ?? (letter === 'F' ? coordinate.exec(below) : null))?.groups ?? {}
  const pieces = [
    { text: before.replaceAll(',', ', '), isItalic: false },
    { text: index, isItalic: true },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** @param name of a symbol as written: `Fa,max`, `ρ'min` */
export const symbolParts = (name: string): SymbolParts => {
  const { letter = name, mark = '', below = '' } = pattern.exec(name)?.groups ?? {}
  return { letter, mark: marks[mark] ?? '', below: subscriptOf(letter, below) }
}

/** Letters that are no quantities but constants or operators, which are upright. */
export const uprightLetters: ReadonlySet<string> = new Set(['π', 'Σ'])
