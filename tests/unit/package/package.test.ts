/** The engine as a package: what it imports, what it weighs, and an application outside of this tree that has nothing else. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import ts from 'typescript'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { entryPages } from '../../../scripts/documentation/api-pages.ts'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts'
import { buildPackage } from '../../../scripts/package/build-package.ts'
import { type Emitted, emitEngine, entries } from '../../../scripts/package/emit-engine.ts'
import { budgets } from '../../../scripts/package/size-budget.data.ts'
import { parseSource } from '../../architecture/source-files.ts'
import { importsOf } from '../../architecture/import-rules.ts'
import { bundle } from '../../bench/forms/bundle.ts'
import { installExample } from './install-example.ts'

const work = mkdtempSync(join(tmpdir(), 'sizewright-package-'))
const folder = join(work, 'package')
const app = join(work, 'app')
let emitted: Emitted

/** ms: a compiler, a build and a browser on a machine that has others to serve. */
const patience = 600_000

beforeAll(async () => {
  emitted = emitEngine()
  await buildPackage(emitted, folder)
  installExample(folder, app)
})

afterAll(() => rmSync(work, { recursive: true, force: true }))

/** What `exports` says of an entry: its file. */
const target = z.union([z.string(), z.object({ default: z.string() }).transform((conditions) => conditions.default)])

const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')
const readManifest = () =>
  z
    .object({ exports: z.record(z.string(), target), peerDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(textOf('package.json')))
const isRelative = (specifier: string): boolean => specifier.startsWith('.')
const specifiersIn = (path: string): readonly string[] => importsOf(parseSource(path, textOf(path))).map(({ specifier }) => specifier)

/** Packages that an entry imports, and files that it names but that are not there, by walking what it reaches. */
function reach(entry: string) {
  const [packages, missing, files] = [new Set<string>(), new Set<string>(), new Set([entry])]
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const file of files) {
    for (const specifier of specifiersIn(file)) {
      if (!isRelative(specifier)) packages.add(specifier)
      else if (!existsSync(join(folder, dirname(file), specifier))) missing.add(`${file}: ${specifier}`)
      else files.add(join(dirname(file), specifier))
    }
  }
  return { packages: [...packages].toSorted(), missing: [...missing] }
}

describe('what is imported', () => {
  it.each([
    ['.', []],
    ['./define', []],
    ['./compile', ['zod/mini']],
    ['./check', ['zod/mini']],
    ['./react', ['@hookform/resolvers', 'react', 'react-hook-form', 'react/jsx-runtime', 'zod/mini']],
    ['./texts', []],
    ['./explain', []],
    ['./testing', ['fast-check', 'zod/mini']],
  ] as const)('by the entry %s: files of the package and its peers', (entry, packages) => {
    expect(reach(`${entries[entry]}.js`)).toEqual({ packages, missing: [] })
  })

  it('by any file: nothing outside of the package but its peers, declarations included', () => {
    const { peerDependencies } = readManifest()
    const isPeer = (specifier: string) =>
      Object.keys(peerDependencies).some((peer) => specifier === peer || specifier.startsWith(`${peer}/`))
    const strangers = [...emitted.files.keys()].flatMap((file) =>
      specifiersIn(file)
        .filter((specifier) =>
          isRelative(specifier) ? join(dirname(file), specifier).startsWith('..') || !specifier.endsWith('.js') : !isPeer(specifier),
        )
        .map((specifier) => `${file}: ${specifier}`),
    )
    expect(strangers).toEqual([])
  })
})

it.each(['core', 'define', 'compile', 'check', 'explain', 'react', 'texts', 'testing'])('has a page for its entry %s', (entry) => {
  expect(entryPages(emitted).find(({ path }) => path === `api/${entry}.md`)?.text).toMatch(/^# /)
})

describe('what it weighs', () => {
  const external = [/^react($|\/)/, 'react-hook-form', /^@hookform\//, /^zod($|\/)/, 'fast-check', /preload-helper/]

  /** Each by the file that it is imported from, as package.json says. */
  const weigh = async (entry: string) => {
    const path = join(folder, readManifest().exports[entry] ?? '')
    if (path.endsWith('.css')) return { initial: gzipSync(readFileSync(path), { level: 9 }).length, later: 0 }
    const { gzip, lazyGzip } = await bundle(`export * from ${JSON.stringify(path)}`, external)
    return { initial: gzip, later: lazyGzip }
  }

  it('is said of every entry', () => {
    expect(Object.keys(readManifest().exports).toSorted()).toEqual(Object.keys(budgets).toSorted())
  })

  it.each(Object.entries(budgets))('%s', async (entry, budget) => {
    const weight = await weigh(entry)
    expect(weight.initial).toBeLessThanOrEqual(budget.initial)
    expect(weight.later).toBeLessThanOrEqual(budget.later)
  })
})

it('every export has its section in the API pages, with a doc block and a signature', () => {
  const sections = entryPages(emitted).flatMap(({ path, text }) =>
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => `${path}: ${section}`),
  )
  expect(sections.length).toBeGreaterThan(150)
  expect(sections.filter((section) => !/^\S+ \w+\n\n(?!```)\S[^]*\n```ts\n/.test(section))).toEqual([])
})

/** A person at the example application, whose fields are as high as the product's. */
async function fillInExample(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Moved mass').waitFor()
  const fields = page.locator('[data-field]:not([role=group], [data-derived])')
  expect(new Set(await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height)))).toEqual(new Set([76]))
  await page.getByLabel('Moved mass').fill('10')
  await page.getByLabel('Acceleration').fill('6')
  await page.getByLabel('Profile').selectOption('T5')
  await page.getByRole('button', { name: 'Check the belt' }).click()
  // 10 kg · 6 m/s² · 1.5 = 90 N of 14 N/mm · 16 mm.
  await page.getByText('The belt holds: 90 N ≤ 224 N').waitFor()
  await page.getByRole('button', { name: 'de' }).click()
  await page.getByLabel('geneigt').check()
  await page.getByLabel('Neigung').fill('90')
  await page.getByRole('button', { name: 'Riemen prüfen' }).click()
  // 10 kg · (6 + 9.80665) m/s² · 1.5 = 237 N.
  await page.getByText('Der Riemen ist zu schwach: 237 N > 224 N').waitFor()
}

/** Builds an installed example and serves it; also stops it. `mode`: development has the warnings of React. */
async function serveExample(app: string, mode: 'production' | 'development') {
  // As a command of its own: in the process of the tests it would build for tests.
  await promisify(execFile)(process.execPath, [join(app, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: mode },
  })
  const server = spawn(process.execPath, ['server.ts'], {
    cwd: app,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill())
  const said: readonly unknown[] = await once(server.stdout, 'data')
  return String(said[0]).trim()
}

/** Uses the example in a browser; what the console called an error. */
async function errorsOfExample(url: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(patience / 4)
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  // What breaks the page ends the test at once, and is what it says.
  const broken = new Promise<never>((_, fail) => void page.on('pageerror', fail))
  await Promise.race([fillInExample(page, url), broken])
  return errors
}

describe('the example application, with the packed package alone', () => {
  it('names nothing of our tree', () => {
    const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !path.startsWith('node_modules') && /\.tsx?$/.test(path),
    )
    const specifiers = sources.flatMap((path) =>
      importsOf(parseSource(path, readFileSync(join(app, path), 'utf8'))).map((one) => [path, one.specifier]),
    )
    expect(sources.length).toBeGreaterThan(4)
    expect(
      specifiers.filter(([path = '', specifier = '']) => isRelative(specifier) && join(dirname(path), specifier).startsWith('..')),
    ).toEqual([])
  })

  it('agrees with the declarations of the package', { tags: ['deep'] }, () => {
    const options = {
      ...emitted.program.getCompilerOptions(),
      noEmit: true,
      types: ['node'],
      // Those of this project lead to its sources.
      paths: {},
      rootDir: app,
      typeRoots: [join(app, 'node_modules/@types')],
    }
    const program = ts.createProgram([join(app, 'src/main.tsx'), join(app, 'server.ts')], options)
    const diagnostics = ['src/page.tsx', 'src/schema.ts', 'src/texts.ts', 'server.ts'].flatMap((path) =>
      program.getSemanticDiagnostics(program.getSourceFile(join(app, path))),
    )
    expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  it('is built, fills in its form in two languages and is answered by its own server', async () => {
    const url = await serveExample(app, 'production')
    expect(await errorsOfExample(url)).toEqual([])
    const refused = await fetch(`${url}api/belt?pull=1&profile=T7&width=16`)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { issues: [{ code: 'notAnOption', path: 'profile', params: { text: 'T7' } }] },
    ])
  })

  it('does so with React 18.3 as well, which has nothing to warn of', { tags: ['deep'] }, async () => {
    const older = join(work, 'react-18')
    installExample(folder, older, { react: 'react-18' })
    expect(await errorsOfExample(await serveExample(older, 'development'))).toEqual([])
  })
})
