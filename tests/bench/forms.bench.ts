/**
 * A generated form against the same form written by hand with react-hook-form, in a real Chromium with real key events.
 *
 * `BENCH_ROUNDS` (5) makes it shorter.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { compileData } from '../../engine/index.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { bundle } from './forms/bundle.ts'
import type { Bundle } from './forms/bundle.ts'
import { measure, verify } from './forms/measure.ts'
import type { Measurement } from './forms/measure.ts'
import type { Bench, BenchOptions, Table } from './harness.ts'
import { entryOf, htmlOf } from './forms/page.ts'
import { rowsOf } from './forms/report.ts'
import type { AdapterName } from './forms/report.ts'
import { schemaOf } from './forms/schema.ts'
import { makeSpec } from './forms/spec.ts'

const adapters = { bare: 'bare.ts', 'rhf-hand': 'rhf-hand.tsx', engine: 'engine.tsx' } as const satisfies Record<AdapterName, string>
// Object.keys does not keep the literal type of the keys.
const names = Object.keys(adapters) as AdapterName[]

const standardSizes = [40, 200, 1000]

/** With the compiled plan, which the screens' build makes. */
const specOf = (n: number) => {
  const spec = makeSpec(n)
  return { ...spec, plan: compileData(schemaOf(spec)) }
}

/** What a page has anyway; the last one is the loader of lazy parts. */
const shared = [/^react($|\/)/, /^react-dom($|\/)/, 'react-hook-form', 'scheduler', /preload-helper/]

async function serve(pages: ReadonlyMap<string, Bundle>) {
  const server = createServer((request, response) => {
    const [, name = '', file = ''] = /^\/([\w-]+)\/(.*)$/.exec(request.url ?? '') ?? []
    const page = pages.get(name)
    const script = page?.files.get(file)
    if (!page || (file !== '' && script === undefined)) return void response.writeHead(404).end()
    const type = script === undefined ? 'text/html' : 'text/javascript'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(script ?? htmlOf(page.entry))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return { urlOf: (name: AdapterName) => `http://127.0.0.1:${port}/${name}/`, close: () => server.close() }
}

type Urls = (name: AdapterName) => string

/** Every round measures each adapter once; the order rotates so that none always follows the same one. */
async function measureRounds(browser: Browser, urlOf: Urls, { n, rounds }: { n: number; rounds: number }) {
  const spec = specOf(n)
  const samples: Record<AdapterName, Measurement[]> = { bare: [], 'rhf-hand': [], engine: [] }
  for (let round = 0; round < rounds; round++) {
    for (const index of names.keys()) {
      const name = names[(index + round) % names.length] ?? 'bare'
      samples[name].push(await measure(browser, urlOf(name), spec))
    }
  }
  return samples
}

async function sizeNote(): Promise<string> {
  const engine = join(import.meta.dirname, '../../engine')
  const source = `export * from ${JSON.stringify(join(engine, 'react/index.ts'))}\nexport { openPlan } from ${JSON.stringify(join(engine, 'index.ts'))}`
  const { gzip, lazyGzip } = await bundle(source, shared)
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return `Engine with renderer: ${kilobytes(gzip)} kB gzip on top of React and react-hook-form; ${kilobytes(lazyGzip)} kB come later, with lists, pictures, windows of tolerance, dialogs and formulas.`
}

async function run({ sizes = standardSizes }: BenchOptions): Promise<Table> {
  const rounds = Number(process.env['BENCH_ROUNDS'] || 5)
  const folder = join(import.meta.dirname, 'forms/adapters')
  const bundles = new Map<AdapterName, Bundle>()
  for (const name of names) bundles.set(name, await bundle(entryOf(join(folder, adapters[name]))))
  const server = await serve(bundles)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    for (const name of ['rhf-hand', 'engine'] as const) {
      const features = await verify(browser, server.urlOf(name), specOf(40))
      if (!Object.values(features).every(Boolean)) throw new Error(`${name} does less than the others: ${JSON.stringify(features)}`)
    }
    const rows: (readonly string[])[] = []
    for (const n of sizes) rows.push(...rowsOf(n, await measureRounds(browser, server.urlOf, { n, rounds })))
    return {
      title: 'Generated form against the same form by hand (react-hook-form), Chromium',
      columns: ['fields', 'measure', 'browser alone', 'by hand', 'engine', 'engine / by hand'],
      rows,
      notes: [
        `Chromium ${browser.version()}, ${rounds} interleaved rounds, a fresh process each; cells are median (min–max), ratios formed within a round.`,
        'Main-thread CPU time of all tasks: script, style, layout, paint. First paint is wall-clock time.',
        'A schema is compiled when the screens are built; the row "open plan and mount" adds what the page makes of that, once (wall-clock).',
        'Before timing, typing, conditions, range check and derived values are checked in the DOM of both forms.',
        await sizeNote(),
        'Other form engines are compared [below](#beside-other-form-engines-chromium).',
      ],
    }
  } finally {
    await browser.close()
    server.close()
  }
}

export const bench: Bench = { name: 'forms', run }
