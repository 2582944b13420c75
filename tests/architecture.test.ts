/** The style of ARCHITECTURE.md, checked on every written source file. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules } from './architecture/rules.ts'
import { readSources } from './architecture/source-files.ts'

const sources = readSources(join(import.meta.dirname, '..'))

describe('the repository', () => {
  test.for(Object.entries(rules))('%s', ([, find]) => {
    const found = sources.flatMap(find).map(({ path, line, message }) => `${path}:${line} ${message}`)
    expect(found).toEqual([])
  })
})
