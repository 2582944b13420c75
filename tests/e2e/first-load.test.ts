/** What a browser that has nothing of the pages yet must fetch before a page is shown: the limits are of the built files, not of time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const dist = join(import.meta.dirname, '../../dist')
const readManifest = () =>
  // Vite's own format: each source or chunk with its file, its styles and what it imports statically.
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** Some sources with all that these import statically. */
const chunksOf = (manifest: Manifest, sources: readonly string[]): readonly Chunk[] => {
  const wanted = new Set(sources)
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const name of wanted) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the built screens have no '${name}'`)
    for (const imported of chunk.imports ?? []) wanted.add(imported)
  }
  return [...wanted].flatMap((name) => manifest[name] ?? [])
}

/** The key of a chunk that the build names. */
const chunkOf = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find((key) => key.endsWith('.js') && manifest[key]?.name === name) ?? name

type Page = {
  readonly name: string
  readonly path: string
  readonly shown: string
  /** Pages (which import the entry) and the English texts of every page and of its own. */
  readonly sources: (manifest: Manifest) => readonly string[]
  readonly counted: 'scripts' | 'scripts and styles'
  readonly mostBytes: number
}

const pageTexts = ['i18n/en/shell.ts?page']

/** With the finder of texts that come after the entry. */
const texts = (...names: readonly string[]): readonly string[] => [
  'screens/base/texts/later-text-files.ts',
  ...pageTexts,
  ...names.map((name) => `i18n/en/${name}`),
]

const pages: readonly Page[] = [
  {
    name: 'a first form',
    path: '/#/selection/calc_300',
    shown: 'main form',
    sources: (manifest) => [chunkOf(manifest, 'form'), 'schemas/300-lift/schema.ts?plan', ...pageTexts, 'schemas/300-lift/texts/en.ts'],
    counted: 'scripts',
    // Every working class costs about 160: its place, its name and where its plan is. That numbers which the form changed go along costs about 400, sines about 150.
    // That a schema can be compiled elsewhere (the playground) costs about 180: the names of what forms share with a compiler. That a site may have
    // calculators of its own costs about 200, of which a form has its texts and its plan from the service.
    mostBytes: 137_200,
  },
  {
    name: 'the start page',
    path: '/',
    shown: 'main h1',
    sources: () => ['screens/pages/home-page.tsx', ...texts('home.ts?page', 'order-code.ts')],
    counted: 'scripts and styles',
    // Every page knows the calculators that a site has of its own: about 200.
    mostBytes: 105_400,
  },
  {
    name: 'the page of a model',
    path: '/#/productslecto/WTF/THK-WTF2040-2',
    shown: 'main h1',
    sources: () => [
      'screens/directory/catalogue-routes.tsx',
      'screens/pages/product-page.tsx',
      'families/ball-screw/family.ts',
      'families/ball-screw/view.ts',
      'families/ball-screw/texts/en.ts',
      ...texts('product.ts', 'models.ts', 'order-code.ts'),
    ],
    counted: 'scripts and styles',
    // The names of what makers print of nuts, flanges and holes cost about 300. What a schema is checked by in the browser
    // (registry of zod, shared with answers) costs about 500.
    mostBytes: 141_200,
  },
]

const gzipOf = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

for (const { name, path, shown, sources, counted, mostBytes } of pages) {
  test.describe(name, () => {
    test(`needs at most ${mostBytes} bytes of compressed ${counted}`, () => {
      const manifest = readManifest()
      const chunks = chunksOf(manifest, sources(manifest))
      const styles = counted === 'scripts' ? [] : [...chunks.flatMap(({ css = [] }) => css), ...styleOfEveryPage()]
      const files = [...new Set([...chunks.map(({ file }) => file), ...styles])]
      const sizes = files.map((file) => [file, gzipOf(file)] as const)
      const sum = sizes.reduce((all, [, size]) => all + size, 0)
      expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(mostBytes)
    })

    test('is shown with these scripts alone, while every other one is still under way', async ({ browser }) => {
      const page = await (await browser.newContext({ locale: 'en' })).newPage()
      const manifest = readManifest()
      const files = chunksOf(manifest, sources(manifest)).map(({ file }) => file)
      await page.route(/\.js$/, (route) => (files.some((file) => route.request().url().endsWith(file)) ? route.continue() : undefined))
      await page.goto(path)
      await expect(page.locator(shown).first()).toBeVisible()
    })
  })
}

/** The style sheet that the document itself names. */
function styleOfEveryPage(): readonly string[] {
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...document.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
}
