/** Every rule of the architecture test catches what is planted and lets what is allowed pass. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importTable } from '../../scripts/import-table.ts'
import { allowed, planted } from './planted-cases.data.ts'
import { type RuleName, rules } from './rules.ts'
import { parseSource, readSources } from './source-files.ts'

const found = (rule: RuleName, path: string, text: string): number => rules[rule](parseSource(path, text)).length

describe('a planted violation is caught', () => {
  test.for(planted)('$rule: $path: $text', ({ rule, path, text }) => {
    expect(found(rule, path, text)).toBe(1)
  })
})

describe('what the style allows passes', () => {
  test.for(allowed)('$rule: $path: $text', ({ rule, path, text }) => {
    expect(found(rule, path, text)).toBe(0)
  })
})

test('every rule has a planted violation', () => {
  expect(Object.keys(rules).filter((rule) => !planted.some((each) => each.rule === rule))).toEqual([])
})

test('every row of the import table has a planted violation', () => {
  const paths = planted.filter(({ rule }) => rule === 'folders import only what the import table allows').map(({ path }) => path)
  const rowOf = (path: string) => importTable.find(({ folder }) => new RegExp(folder).test(path))?.name
  const covered = new Set(paths.map(rowOf))
  expect(importTable.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
})

test('files are found below a folder, packages, built and generated files left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'sizewright-architecture-'))
  try {
    const sources = ['engine/units/unit.ts', 'screens/results/card.tsx']
    const paths = [
      ...sources,
      'node_modules/a/b.ts',
      'tests/fixtures/node_modules/a/b.ts',
      'dist/c.js',
      'results/d.js',
      'engine/generated/plan.ts',
      'engine/plan.generated.ts',
      'notes.md',
    ]
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), 'export const planted = 1\n')
    }
    expect(readSources(root).map(({ path }) => path)).toEqual(sources)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
