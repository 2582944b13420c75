/**
 * Our engine in the side-by-side benchmark of form engines, which is no part of this project: it stands in the folder `FORM_BENCH`
 * (`../shared/bench/forms` where that is not set), is copied to results/form-bench and installed there, once, and measures our page as one served elsewhere.
 *
 * `BENCH_ROUNDS` (3) makes it longer or shorter.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { compileData } from '../../engine/index.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { bundle } from './forms/bundle.ts'
import { entryOf, htmlOf } from './forms/page.ts'
import { peerResults, peerRows } from './forms/peer-report.ts'
import { schemaOf } from './forms/schema.ts'
import { makeSpec } from './forms/spec.ts'
import type { Bench, BenchOptions, Table } from './harness.ts'

const projectDirectory = join(import.meta.dirname, '../..')
const copy = join(projectDirectory, 'results/form-bench')
const ownName = 'sizewright'
const standardSizes = [40, 200, 1000]
/** Needs minutes for what the others do in seconds. */
const leftOut = ['form-js@1000']

/** The benchmark's own copy, installed; undefined where there is none to copy. */
function peersFolder(): string | undefined {
  const source = process.env['FORM_BENCH'] || join(projectDirectory, '../shared/bench/forms')
  if (!existsSync(join(copy, 'node_modules'))) {
    if (!existsSync(source)) return undefined
    cpSync(source, copy, { recursive: true })
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return copy
}

/** Our page at `/?n=40`, with the plan that the screens' build makes. */
async function servePage() {
  const { files, entry, gzip } = await bundle(entryOf(join(import.meta.dirname, 'forms/adapters/engine.tsx')))
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const script = files.get(pathname.slice(1))
    if (script !== undefined) return void response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
    const plan = JSON.stringify(compileData(schemaOf(makeSpec(Number(searchParams.get('n') ?? 40)))))
    const page = htmlOf(entry).replace('<div', () => `<script>globalThis.benchSpec.plan = ${plan}</script><div`)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/?n={n}`, gzip, close: () => server.close() }
}

async function runPeers(folder: string, url: string, sizes: readonly number[]): Promise<void> {
  const words = [
    'bench.mjs',
    '--n',
    sizes.join(),
    '--runs',
    process.env['BENCH_ROUNDS'] || '3',
    '--skip',
    leftOut.join(),
    '--out',
    'results',
  ]
  const environment = { ...process.env, CHROMIUM: await findChromium() }
  await new Promise<void>((done, fail) => {
    const external = `${ownName}=${url}`
    const options = { cwd: folder, env: environment, maxBuffer: 2 ** 26 }
    execFile(process.execPath, [...words, '--external', external], options, (error) => (error ? fail(error) : done()))
  })
}

async function run({ sizes = standardSizes }: BenchOptions): Promise<Table | undefined> {
  const folder = peersFolder()
  if (!folder) return undefined
  const page = await servePage()
  try {
    await runPeers(folder, page.url, sizes)
  } finally {
    page.close()
  }
  const results = peerResults(JSON.parse(readFileSync(join(folder, 'results/results.json'), 'utf8')))
  return {
    title: 'Beside other form engines, Chromium',
    columns: [
      'fields',
      'engine',
      'JS, kB',
      'key / hand',
      '/ bare',
      'show five / hand',
      '/ bare',
      'mount / hand',
      '/ bare',
      'heap / hand',
      '/ bare',
    ],
    rows: peerRows(results, { name: ownName, gzip: page.gzip }),
    notes: [
      `${results.info.browser}, ${results.info.cpu}, ${results.info.runs} interleaved rounds, a fresh process each; ratios are formed within a round. To the form by hand: median (min–max); to bare inputs: median.`,
      'By hand: react-hook-form with hand-written conditions and derived values (`rhf-hand`). Bare: inputs without any engine, what the browser itself costs. Main-thread CPU time of all tasks.',
      'JS: the whole script of the page, minified, gzip -9, React (or Preact) included; ours is what it loads at once.',
      '`*`: does less than the others: no derived values. form-js is left out at 1000 fields.',
      'Again: `npm run bench -- peers --write`, with the benchmark in `FORM_BENCH` (it is copied to results/form-bench and installed there; its own table and every sample are in results/form-bench/results).',
    ],
  }
}

export const bench: Bench = { name: 'peers', run }
