/** Texts that a mistyped code may have meant: characters that look alike, and one too many, too few or swapped with the next. */

/** Letters that are read for digits, and the digits. */
const digitsFor: Readonly<Record<string, string>> = { O: '0', I: '1', B: '8' }
const alike: Readonly<Record<string, string>> = { ...digitsFor, 0: 'O', 1: 'I', 8: 'B' }
/** Confused less often: only one of them in a code is repaired. */
const lessAlike: Readonly<Record<string, string>> = { S: '5', 5: 'S', Z: '2', 2: 'Z', G: '6', 6: 'G', L: '1', Q: '0', D: '0' }

/** Next to a digit or a decimal point, or alone in the place of a number: not II, which is one of rails. */
const lettersInNumbers = /(?<=[\d.])[OIB]+|[OIB]+(?=[\d.])|(?<=[+R-])(?=I*[OB])[OIB]{2,}(?=[+LZ-]|$)/g

/** With the letters of its numbers as digits. */
export const withDigits = (text: string): string => {
  const digits = text.replaceAll(lettersInNumbers, (letters) => letters.replaceAll(/./g, (letter) => digitsFor[letter] ?? letter))
  return digits === text ? text : withDigits(digits)
}

/** Longer codes are repaired no further than their numbers: the count of possibilities grows with the length. */
const longestRepaired = 45
/** At most so many characters that look alike are repaired at once, the fewer the more of them a code has. */
const mostAlikeIn = (count: number): number => (count <= 14 ? 3 : count <= 28 ? 2 : 1)

const replaced = (text: string, place: number, by: string): string => text.slice(0, place) + by + text.slice(place + 1)

/** With exactly `count` of the characters from `from` on replaced by those that look like them. */
function* withAlike(text: string, count: number, from = 0): Generator<string> {
  if (count === 0) {
    yield text
    return
  }
  for (let place = from; place < text.length; place += 1) {
    const other = alike[text.charAt(place)]
    if (other !== undefined) yield* withAlike(replaced(text, place, other), count - 1, place + 1)
  }
}

function* withOneLessAlike(text: string): Generator<string> {
  for (const [place, character] of Array.from(text).entries()) {
    const other = lessAlike[character]
    if (other !== undefined) yield replaced(text, place, other)
  }
}

function* swappedOrDoubled(text: string): Generator<string> {
  for (let place = 0; place < text.length; place += 1) {
    const [before, here, next, after] = [text.slice(0, place), text.charAt(place), text.charAt(place + 1), text.slice(place + 2)]
    if (here === next) yield before + here + after
    else if (next !== '') yield before + next + here + after
  }
}

function* withOneMore(text: string, added: readonly string[]): Generator<string> {
  for (let place = 0; place <= text.length; place += 1) {
    for (const character of added) yield text.slice(0, place) + character + text.slice(place)
  }
}

/** A letter repeated that may have been typed once instead of twice. */
function* withOneTwice(text: string): Generator<string> {
  for (const [place, character] of Array.from(text).entries()) {
    if (!/\d/.test(character)) yield text.slice(0, place) + character + text.slice(place)
  }
}

/** A digit is never left out, nor what stands between two: the number would be another one. */
function* withOneLess(text: string): Generator<string> {
  for (const { index } of text.matchAll(/(?<!\d)\D|\D(?!\d)/g)) yield replaced(text, index, '')
}

const marks = ['+', '-', '.', '/']
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/**
 * Repairs that are as likely as one another. Those that only replace characters by ones that look alike (`isAlike`) may result in
 * a code that cannot be made; those of an `isOnly` step count only for models of which just one reading results.
 */
export type RepairStep = { readonly codes: Iterable<string>; readonly isAlike?: true; readonly isOnly?: true }

/**
 * @param code upper-case text without blanks
 * @returns what it may have meant, in steps: the most likely first
 */
export function* repairedCodes(code: string): Generator<RepairStep> {
  const digits = withDigits(code)
  if (digits !== code) yield { codes: [digits], isAlike: true }
  if (code.length > longestRepaired) return
  const alikes = Array.from(code).filter((character) => character in alike).length
  for (let count = 1; count <= mostAlikeIn(alikes); count += 1) yield { codes: withAlike(code, count), isAlike: true }
  if (digits !== code) yield { codes: withAlike(digits, 1), isAlike: true }
  yield { codes: withOneLessAlike(digits) }
  yield { codes: swappedOrDoubled(code) }
  if (digits !== code) yield { codes: swappedOrDoubled(digits) }
  // A letter between digits may belong to the name: HL160 i 18.
  const both = digits === code ? [code] : [digits, code]
  for (const text of both) yield { codes: withOneMore(text, marks) }
  for (const text of both) yield { codes: withOneTwice(text), isOnly: true }
  for (const text of both) yield { codes: withOneMore(text, letters), isOnly: true }
  for (const text of both) yield { codes: withOneLess(text), isOnly: true }
}
