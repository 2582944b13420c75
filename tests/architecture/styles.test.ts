/** Styles stand in the components; what utilities cannot say is in few sheets. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const folders = '{engine,screens,server,scripts,examples}/**'
const isOwn = (path: string): boolean => !path.includes('node_modules') && !path.includes('/dist/')

/** Every sheet of the project with the most lines that it may have. */
const sheets: Readonly<Record<string, number>> = {
  'engine/react/form.css': 80,
  'examples/belt-checker/src/page.css': 30,
  'screens/app/colours.css': 60,
  'screens/app/theme-colours.css': 40,
  'screens/app/theme.css': 780,
  'screens/drawings/drawings.css': 200,
  'scripts/package/form-base.css': 50,
  'server/routes/docs/docs.css': 120,
}

const lines = (path: string): number => read(path).split('\n').length - 1

test('there are no other sheets, and none is longer', () => {
  const found = globSync(`${folders}/*.css`, { cwd: root }).filter(isOwn)
  expect(found.toSorted()).toEqual(Object.keys(sheets).toSorted())
  expect(found.filter((path) => lines(path) > (sheets[path] ?? 0))).toEqual([])
  expect(found.map(lines).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1500)
})

test('no rule applies utilities, and no component has a colour of its own or one for the dark', () => {
  const components = globSync('{engine/react,screens}/**/*.{ts,tsx}', { cwd: root })
  const refused = /\bdark:[a-z]|(?:bg|text|border|fill|stroke|ring|outline)-\[#/
  expect(components.filter((path) => refused.test(read(path)))).toEqual([])
  expect(Object.keys(sheets).filter((path) => read(path).includes('@apply'))).toEqual([])
})
