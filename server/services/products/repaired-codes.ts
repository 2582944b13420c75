/** Texts that a mistyped end of an order code may have meant: letters for digits, and one character too many, too few or swapped. */

/** Letters that are read for digits, and the digits. */
const digitsFor: Readonly<Record<string, string>> = { O: '0', I: '1', B: '8' }

const withDigits = (text: string): string =>
  text.replaceAll(/(?<=\d)[OIB]+|(?<=[+R-])[OIB]+(?=\d)/g, (letters) => letters.replaceAll(/./g, (letter) => digitsFor[letter] ?? letter))

/** Marks and letters that a code may lack. */
const marks = ['+', '-', 'L', 'R']

/** Longer ends are not repaired beyond letters for digits: the number of possibilities grows with the length. */
const longestRepaired = 40

/**
 * @param rest upper-case text without blanks
 * @returns what it may have meant, most likely first; not the text itself
 */
export function* repairedCodes(rest: string): Generator<string> {
  const digits = withDigits(rest)
  if (digits !== rest) yield digits
  if (rest.length > longestRepaired) return
  for (const text of new Set([digits, rest])) {
    for (let place = 0; place < text.length; place += 1) {
      const [before, here, next, after] = [text.slice(0, place), text[place] ?? '', text[place + 1] ?? '', text.slice(place + 2)]
      if (here === next && !/\d/.test(here)) yield before + here + after
      if (here !== next && next !== '') yield before + next + here + after
    }
    for (let place = 0; place <= text.length; place += 1) {
      for (const mark of marks) yield text.slice(0, place) + mark + text.slice(place)
      // A character inside of a number is not left out: the number would be another one.
      const isInNumber = /\d/.test(text[place - 1] ?? '') && /\d/.test(text[place + 1] ?? '')
      if (!isInNumber && !/\d/.test(text[place] ?? '0')) yield text.slice(0, place) + text.slice(place + 1)
    }
  }
}
