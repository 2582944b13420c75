/** The tables of both documents name tests and decisions that there are, and count their verdicts right. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const rowPattern = /^\| (?<section>\d) \| (?<statement>[^|]+) \| (?<verdict>\w+) \| (?<where>[^|]+) \|$/gm
const rowsOf = (table: string) => [...table.matchAll(rowPattern)].map(({ groups = {} }) => groups)

/** Without its comments: what stands there alone shows nothing. */
const codeOf = (path: string): string => (/\.tsx?$/.test(path) ? read(path).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '') : read(path))

/** `path` and words that stand in it, as a line of the table names them. */
const named = (where = ''): { readonly path: string; readonly words: string } => {
  const { path = '', words = '' } = /^`(?<path>[^`]+)` ?(?<words>.*)$/.exec(where)?.groups ?? {}
  return { path, words }
}

describe.each(['000-calculators', '001-portal'])('the table of document %s', (name) => {
  const table = read(`tests/specification/${name}.md`)
  const rows = rowsOf(table)

  test('has a verdict in every line that can be looked up', () => {
    expect(rows.length).toBeGreaterThan(60)
    const wrong = rows.filter(({ verdict = '', where = '' }) => {
      const { path, words } = named(where)
      return !['holds', 'deviates'].includes(verdict) || words === '' || !existsSync(join(root, path)) || !codeOf(path).includes(words)
    })
    expect(wrong).toEqual([])
  })

  test('has no statement twice', () => {
    const statements = rows.map(({ section, statement }) => `${section} ${statement}`)
    expect(statements.filter((one, place) => statements.indexOf(one) !== place)).toEqual([])
  })

  test('counts its verdicts', () => {
    const count = (verdict: string) => rows.filter((row) => row['verdict'] === verdict).length
    expect(table).toContain(`Of ${rows.length} statements ${count('holds')} hold and ${count('deviates')} deviate.`)
  })
})
