/** Files that a page names exist, and its links lead somewhere. `generated-pages.test.ts` compares what is generated. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const projectDirectory = join(import.meta.dirname, '../../..')
const read = (page: string): string => readFileSync(join(projectDirectory, page), 'utf8')

/** Every page that somebody wrote, apart from the changelog. */
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,catalogue/*,decisions/*}.md', { cwd: projectDirectory }),
]

/** Files in code marks: `engine/commit/reduce.ts`; one with `<…>`, `*` or `…` in it is a pattern. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|css|mjs|md|csv|sh))`/g)].map(([, path = '']) => path)

/** Links within the project: path ('' for the page itself) and anchor. */
const linksIn = (text: string): { readonly path: string; readonly anchor: string }[] =>
  [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)]
    .map(([, path = '', anchor = '']) => ({ path, anchor }))
    .filter(({ path }) => !path.includes(':'))

/** Anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

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
    const targetOf = (path: string): string => (path === '' ? page : join(dirname(page), path))
    const broken = linksIn(text).filter(
      ({ path, anchor }) => !exists(targetOf(path)) || (anchor !== '' && !anchorsOf(targetOf(path)).has(anchor)),
    )
    expect(broken).toEqual([])
  })
})

it('a page of docs that a source names exists', () => {
  const sources = globSync('{contract,engine,families,i18n,schemas,screens,server,scripts,tests}/**/*.{ts,tsx}', { cwd: projectDirectory })
  const missing = sources.flatMap((path) =>
    [...read(path).matchAll(/\bdocs\/[\w/-]+\.(?:md|schema\.json)\b/g)]
      .map(([named]) => named)
      .filter((named) => !named.startsWith('docs/generated/') && !exists(named))
      .map((named) => `${path}: ${named}`),
  )
  expect(missing).toEqual([])
})
