/** Removes user input, queries and credentials from fault messages. */
import { logLengths } from '../../../contract/site/log-names.ts'

const gone = '…'

/** Patterns of possibly personal text, in the order of their removal. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  // Addresses: the stack names the file.
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi, gone],
  [/[?#&][^\s"'<>)]*/g, gone],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, gone],
  // Quoted texts may be user input.
  [/"[^"]*"?|`[^`]*`?|“[^”]*”?|«[^»]*»?|„[^“”]*[“”]?/g, `"${gone}"`],
  [/[\w-]{24,}/g, gone],
  // Faults that differ only in a number count as one.
  [/\p{Nd}+/gu, '#'],
]

/** An identifier, as in `reading 'rows'`; any other text in single quotes is removed. */
const isName = /^[A-Za-z_$][\w$.#]{0,30}$/

/** Minimum length of an input text to remove; shorter ones occur in every message. */
const shortest = 3

/**
 * Returns the message as one line without personal text; never ''.
 *
 * @param message of a fault
 * @param typed current texts of the page's inputs
 */
export const scrubbedMessage = (message: string, typed: readonly string[]): string => {
  const texts = typed.map((text) => text.trim()).filter((text) => text.length >= shortest)
  const longestFirst = texts.toSorted((one, other) => other.length - one.length)
  let line = longestFirst.reduce((rest, text) => rest.replaceAll(text, gone), message)
  for (const [pattern, instead] of ownWords) line = line.replaceAll(pattern, instead)
  line = line.replaceAll(/'([^']*)'?/g, (_, text: string) => `'${isName.test(text) ? text : gone}'`)
  return (
    line
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, logLengths.message) || 'unknown'
  )
}

/** A stack frame: `at draw (https://…/results-Ab3d.js:1:23)`, or `draw@https://…/results-Ab3d.js:1:23` in other browsers. */
const frame =
  /^\s*(?:(?:at (?:async )?)?([\w$.<>]{1,60})(?: \[as [^\]]*\])?(?: \(|@)|(?:at (?:async )?)?@?)https?:\/\/[^\s?#]*\/([\w.-]{1,80})(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})\)?\s*$/
const mostFrames = 12

/** Returns the functions and file positions of a stack, one per line, without anything else. */
export const scrubbedStack = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frame.exec(line) ?? []
      if (file === undefined) return []
      return name === undefined ? [`${file}:${row}:${column}`] : [`${name} (${file}:${row}:${column})`]
    })
    .slice(0, mostFrames)
    .join('\n')
    .slice(0, logLengths.stack)
