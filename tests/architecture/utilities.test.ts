/** Utilities of one element: never two of one property, of which the later in the sheet would win, not the later in the text. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const displays: ReadonlySet<string> = new Set([
  'block',
  'inline',
  'inline-block',
  'flex',
  'inline-flex',
  'grid',
  'inline-grid',
  'contents',
  'hidden',
  'table',
])
const positions: ReadonlySet<string> = new Set(['static', 'relative', 'absolute', 'fixed', 'sticky'])
const sizes: ReadonlySet<string> = new Set(['note', 'label', 'body', 'lead', 'title', 'figure', 'page'])
const prefixes =
  /^-?(p|px|py|pt|pr|pb|pl|ps|pe|m|mx|my|mt|mr|mb|ml|w|h|size|min-w|max-w|min-h|max-h|gap-x|gap-y|gap|basis|order|z|opacity)-/
const weights = /^font-(normal|medium|semibold|bold)$/

/** The property that a utility without a variant sets, as far as it is told by its name. */
const propertyOf = (utility: string): string | undefined => {
  if (displays.has(utility)) return 'display'
  if (positions.has(utility)) return 'position'
  if (weights.test(utility)) return 'font weight'
  const [, size] = /^text-([a-z]+)(?:\/|$)/.exec(utility) ?? []
  if (size !== undefined && sizes.has(size)) return 'text size'
  return prefixes.exec(utility)?.[1]
}

/** Pairs of utilities in one text of classes, variants included, that set one property under one condition. */
const twice = (classes: string): readonly string[] => {
  const seen = new Map<string, string>()
  return classes.split(/\s+/).flatMap((whole) => {
    const at = whole.lastIndexOf(':') + 1
    const property = propertyOf(whole.slice(at))
    if (property === undefined) return []
    const key = `${whole.slice(0, at)}${property}`
    const before = seen.get(key)
    seen.set(key, whole)
    return before === undefined || before === whole ? [] : [`${before} and ${whole}`]
  })
}

test('two utilities of one property are found', () => {
  expect(twice('grid p-2 text-note hidden')).toEqual(['grid and hidden'])
  expect(twice('grid max-phone:hidden px-2 py-1 text-note text-ink')).toEqual([])
  expect(twice('px-2 hover:px-3 px-4')).toEqual(['px-2 and px-4'])
})

test('no element has two utilities of one property', () => {
  const found = globSync('{engine/react,screens}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, classes = '']) =>
      twice(classes).map((pair) => `${path}: ${pair}`),
    ),
  )
  expect(found).toEqual([])
})
