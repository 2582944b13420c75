/** The style of ARCHITECTURE.md, checked on every written source file. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderCycles } from './architecture/folder-cycles.ts'
import { rules } from './architecture/rules.ts'
import { productFolders } from '../scripts/import-table.ts'
import { readSources } from './architecture/source-files.ts'

const sources = readSources(join(import.meta.dirname, '..'))

const product = sources.filter(({ path }) => productFolders.some((folder) => path.startsWith(`${folder}/`)))

describe('the repository', () => {
  test('has no cycle of folders', () => {
    expect(folderCycles(product)).toEqual([])
  })

  test.for(Object.entries(rules))('%s', ([, find]) => {
    const found = sources.flatMap(find).map(({ path, line, message }) => `${path}:${line} ${message}`)
    expect(found).toEqual([])
  })
})
