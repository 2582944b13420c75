/** Files that a page names exist, and its links lead somewhere. `npm run generate -- --check` compares what is generated. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const projectDirectory = join(import.meta.dirname, '../../..')
const read = (page: string): string => readFileSync(join(projectDirectory, page), 'utf8')

/** Pages that describe the present; decisions and the log of changes tell of their day. */
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/{*,catalogue/*}.md', { cwd: projectDirectory })]

/** Files in code marks: `engine/commit/reduce.ts`; one with `<…>`, `*` or `…` in it is a pattern. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|css|mjs|md|csv|sh))`/g)].map(([, path = '']) => path)

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path).filter((path) => !path.includes(':'))

const exists = (path: string): boolean => existsSync(join(projectDirectory, path))

describe.each(pages)('%s', (page) => {
  const text = read(page)

  it('names files that exist', () => {
    // Within a section of the tree people shorten: `commit/reduce.ts` of the engine.
    const isThere = (path: string): boolean =>
      // Written by `npm run generate`, not checked in.
      path.startsWith('docs/generated/') || ['', 'engine/', 'tests/'].some((folder) => exists(folder + path))
    expect(filesNamedIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  it('links to pages that exist', () => {
    expect(linksIn(text).filter((path) => !exists(join(dirname(page), path)))).toEqual([])
  })
})
