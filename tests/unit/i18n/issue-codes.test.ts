/** Every issue that the service can report has a text in each language: a code is never shown. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'

/** Issues that only cells of a table have; their texts are those of the table. */
const ofCells = /^(?:twoReadings|noValue|\w+Cell|corrected)$/
/** Codes of checks of schemas and of foreign services, which have texts of their own. */
const elsewhere: ReadonlySet<string> = new Set([
  'custom',
  'missing',
  'answerMissing',
  'answerTooLong',
  'changedMeanwhile',
  'unknown',
  'unknownState',
])

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))

test('every issue code has a text', () => {
  const sources = [
    'server/services',
    'server/routes',
    'server/sites',
    'families',
    'engine/plan',
    'engine/commit',
    'engine/request',
  ].flatMap(sourcesIn)
  const found = sources.flatMap((source) =>
    [...source.matchAll(/code: '(\w+)'(?: as const)?, path|refuse\('(\w+)'/g)].map(([, code, refused]) => code ?? refused ?? ''),
  )
  const codes = [...new Set(found)].filter((code) => !ofCells.test(code) && !elsewhere.has(code))
  expect(codes.length).toBeGreaterThan(15)
  const without = codes.flatMap((code) =>
    locales.filter((locale) => translate(locale, `shell:issues.${code}`) === undefined).map(() => code),
  )
  expect(without).toEqual([])
})
