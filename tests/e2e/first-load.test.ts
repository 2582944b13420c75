/** What a browser that has nothing of the pages yet must fetch before a calculator's form is shown: the limit is one of the built files, not of time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const mostBytes = 133_000

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }

const dist = join(import.meta.dirname, '../../dist')
const readManifest = () =>
  // Vite's own format: each source or chunk with its file and what it imports statically.
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>

/** The files of some sources with all that these import statically. */
const filesOf = (manifest: Readonly<Record<string, Chunk>>, sources: readonly string[]): readonly string[] => {
  const wanted = new Set(sources)
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const name of wanted) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the built screens have no '${name}'`)
    for (const imported of chunk.imports ?? []) wanted.add(imported)
  }
  return [...new Set([...wanted].map((name) => manifest[name]?.file ?? ''))]
}

/** The key of a chunk that the build names. */
const chunkOf = (manifest: Readonly<Record<string, Chunk>>, name: string): string =>
  Object.keys(manifest).find((key) => key.endsWith('.js') && manifest[key]?.name === name) ?? name

/** The page of forms (which imports the entry), the plan of 300, and the English texts of every page and of its own. */
const awaited = (): readonly string[] => {
  const manifest = readManifest()
  return filesOf(manifest, [
    chunkOf(manifest, 'form'),
    'schemas/300-lift/schema.ts?plan',
    'i18n/en/shell.ts?page',
    'schemas/300-lift/texts/en.ts',
  ])
}

const gzipOf = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

test(`a first form needs at most ${mostBytes} bytes of compressed JavaScript`, () => {
  const sizes = awaited().map((file) => [file, gzipOf(file)] as const)
  const sum = sizes.reduce((all, [, size]) => all + size, 0)
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(mostBytes)
})

test('it is shown with these files alone, while every other one is still under way', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  const files = awaited()
  await page.route(/\.js$/, (route) => (files.some((file) => route.request().url().endsWith(file)) ? route.continue() : undefined))
  await page.goto('/#/selection/calc_300')
  await expect(page.locator('main form')).toBeVisible()
})
