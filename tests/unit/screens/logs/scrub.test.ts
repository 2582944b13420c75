import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logLengths } from '../../../../contract/site/log-names.ts'
import { scrubbedMessage, scrubbedStack } from '../../../../screens/base/logs/scrub.ts'

describe('the message of a fault', () => {
  test.each([
    ["TypeError: Cannot read properties of undefined (reading 'rows')", "TypeError: Cannot read properties of undefined (reading 'rows')"],
    ['SyntaxError: Unexpected token \'J\', "Jane Doe, 12" is not valid JSON', 'SyntaxError: Unexpected token \'J\', "…" is not valid JSON'],
    ['Failed to fetch https://a.example/x?token=abc#/y?s=secret now', 'Failed to fetch … now'],
    ['/#/search?q=gear box', '/… box'],
    ['mail jane.doe@example.com or +86 138 0013 8000', 'mail … or +# # # #'],
    ['Bearer abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_', 'Bearer …'],
    ['line 1\nline 22', 'line # line #'],
    ["Invalid value 'Jane Doe'", "Invalid value '…'"],
    ['', 'unknown'],
  ])('%j is told as %j', (message, scrubbed) => expect(scrubbedMessage(message, [])).toBe(scrubbed))

  test('holds nothing that stands in an input', () => {
    expect(scrubbedMessage('cannot size WTF Jane for Jane Doe', ['Jane', 'Jane Doe', 'WTF', ''])).toBe('cannot size … … for …')
  })

  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{4,20}$/)
  test('has no value of a query, no token, no address of a person and nothing typed, wherever that stands', () => {
    const secret = fc.oneof(
      word.map((text) => ({ text, put: `https://a.example/page?name=${text}&x=1`, typed: false })),
      word.map((text) => ({ text, put: `#/search?q=${text}`, typed: false })),
      word.map((text) => ({ text, put: `${text}@example.com`, typed: false })),
      word.map((text) => ({ text, put: `"${text} and more"`, typed: false })),
      fc.stringMatching(/^[A-Za-z0-9_-]{32,60}$/).map((text) => ({ text, put: `Bearer ${text}`, typed: false })),
      fc
        .string({ minLength: 3, maxLength: 20 })
        .filter((text) => text.trim().length >= 3)
        .map((text) => ({ text: text.trim(), put: text, typed: true })),
    )
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom('', 'TypeError: ', 'x of '),
        fc.constantFrom('', ' is not a function', ' (at 12)'),
        (one, before, after) => {
          // What is looked for must not stand in the words around it.
          fc.pre(!`${before}${after} unknown # …"'`.includes(one.text))
          const scrubbed = scrubbedMessage(`${before}${one.put}${after}`, one.typed ? [one.text] : [])
          expect(scrubbed).not.toContain(one.text)
          expect(scrubbed.length).toBeGreaterThan(0)
          expect(scrubbed.length).toBeLessThanOrEqual(logLengths.message)
          expect(scrubbed).toMatch(/^\P{Cc}*$/u)
        },
      ),
    )
  })
})

describe('the stack of a fault', () => {
  test.each([
    ['    at draw (https://a.example/assets/results-Ab3d.js:1:2345)', 'draw (results-Ab3d.js:1:2345)'],
    ['    at https://a.example/assets/app-Ab3d.js:10:2', 'app-Ab3d.js:10:2'],
    ['    at async Promise.all (index 0)', ''],
    ['draw@https://a.example/assets/results-Ab3d.js?v=Jane:1:2345', 'draw (results-Ab3d.js:1:2345)'],
    ['TypeError: Jane Doe is not a function', ''],
    ['Jane Doe /private/notes', ''],
  ])('%j is told as %j', (line, scrubbed) => expect(scrubbedStack(line)).toBe(scrubbed))

  test('holds its first lines only, and no message', () => {
    const frames = Array.from({ length: 30 }, (_, at) => `    at f${at} (https://a.example/assets/x.js:${at}:1)`)
    const scrubbed = scrubbedStack(['Error: "secret"', ...frames].join('\n'))
    expect(scrubbed.split('\n')).toEqual(Array.from({ length: 12 }, (_, at) => `f${at} (x.js:${at}:1)`))
  })
})
