/** The table of document 001 names tests and decisions that there are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const rowPattern = /^\| (?<section>\d) \| (?<statement>[^|]+) \| (?<verdict>\w+) \| (?<where>[^|]+) \|$/gm
const rows = [...read('tests/specification/001-portal.md').matchAll(rowPattern)].map(({ groups = {} }) => groups)

/** `path` and words that stand in it, as a line of the table names them. */
const named = (where = ''): { readonly path: string; readonly words: string } => {
  const { path = '', words = '' } = /^`(?<path>[^`]+)` ?(?<words>.*)$/.exec(where)?.groups ?? {}
  return { path, words }
}

test('every line has a verdict that can be looked up', () => {
  expect(rows.length).toBeGreaterThan(80)
  const wrong = rows.filter(({ verdict = '', where = '' }) => {
    if (verdict === 'open') return !/^issue [EGH]/.test(where)
    const { path, words } = named(where)
    return !['holds', 'deviates'].includes(verdict) || !existsSync(join(root, path)) || !read(path).includes(words)
  })
  expect(wrong).toEqual([])
})

test('no statement stands there twice', () => {
  const statements = rows.map(({ section, statement }) => `${section} ${statement}`)
  expect(statements.filter((one, place) => statements.indexOf(one) !== place)).toEqual([])
})
