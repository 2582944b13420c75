/** Faults without what somebody typed, asked for or signed in with. */
import { logLengths } from '../../../contract/site/log-names.ts'

const gone = '…'

/** What may hold a person's own words, in the order in which it is taken out. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  // Addresses: their page or file is enough.
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi, gone],
  [/[?#&][^\s"'<>)]*/g, gone],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, gone],
  // Whatever is quoted is quoted from somewhere.
  [/"[^"]*"?|`[^`]*`?|“[^”]*”?|«[^»]*»?|„[^“”]*[“”]?/g, `"${gone}"`],
  [/[\w-]{24,}/g, gone],
  // Faults that differ in a number are the same.
  [/\p{Nd}+/gu, '#'],
]

/** A name of the language, as `reading 'rows'` says it: anything else in single quotes goes. */
const isName = /^[A-Za-z_$][\w$.#]{0,30}$/

/** Shortest text that is looked for: shorter ones are in every message. */
const shortest = 3

/**
 * @param message of a fault
 * @param typed what stands in the inputs of the page
 * @returns one line that may be sent; never ''
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

/** `at draw (https://…/results-Ab3d.js:1:23)`, and `draw@https://…/results-Ab3d.js:1:23` of other browsers. */
const frame =
  /^\s*(?:(?:at (?:async )?)?([\w$.<>]{1,60})(?: \[as [^\]]*\])?(?: \(|@)|(?:at (?:async )?)?@?)https?:\/\/[^\s?#]*\/([\w.-]{1,80})(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})\)?\s*$/
const mostFrames = 12

/** @returns functions and places in files, a line each; nothing else of a stack */
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
