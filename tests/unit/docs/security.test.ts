/** The table of attacks names tests that there are, and no attack of the list is missing. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const table = /<!-- attacks -->(?<rows>[\s\S]*)<!-- \/attacks -->/.exec(read('docs/security.md'))?.groups?.['rows'] ?? ''
const rowPattern = /^\| (?<attack>[^|]+) \| (?<against>[^|]+) \| `(?<path>[^`|]+)` (?<words>[^|]+) \|$/gm
const rows = [...table.matchAll(rowPattern)].map(({ groups = {} }) => groups)

/** What the issue lists. */
const listed = [
  'clickjacking',
  'open redirects',
  'user enumeration by the answer',
  'user enumeration by the time',
  'password spraying',
  'code guessing',
  'session fixation',
  'mass assignment',
  'oversize uploads',
  'cross-site request forgery',
]

test('every attack has a test that can be looked up', () => {
  // Head and rule of the table are lines, too.
  expect(rows).toHaveLength(table.trim().split('\n').length - 2)
  const wrong = rows.filter(({ path = '', words = '' }) => !existsSync(join(root, path)) || !read(path).includes(words))
  expect(wrong).toEqual([])
})

test('no attack of the list is missing', () => {
  const names = new Set(rows.map(({ attack }) => attack))
  expect(listed.filter((attack) => !names.has(attack))).toEqual([])
})
