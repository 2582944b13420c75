/** `npm run bench`: runs the benchmarks of tests/bench, prints their tables and writes results/bench.json. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { ownCommandLine } from '../server/base/command-line.ts'
import type { Bench, BenchOptions, Table } from '../tests/bench/harness.ts'
import { tableText } from './bench-text.ts'
import { replaceSection } from './marked-section.ts'

const projectDirectory = join(import.meta.dirname, '..')
const benchFolder = join(projectDirectory, 'tests/bench')
const { values: flags, positionals: selected } = ownCommandLine({
  usage: `usage: npm run bench -- [name…]           all benchmarks, or those that are named (tests/bench/<name>.bench.ts)
       … --sizes 1e4,1e5                 other sizes than the benchmark's own
       … --write                         puts each table into docs/benchmarks.md between its markers`,
  options: { sizes: { type: 'string' }, write: { type: 'boolean' } },
  takesWords: true,
})

const options: BenchOptions = flags.sizes === undefined ? {} : { sizes: flags.sizes.split(',').map(Number) }

async function loadBenches(): Promise<Bench[]> {
  const files = readdirSync(benchFolder).filter((name) => name.endsWith('.bench.ts'))
  const known = files.map((file) => file.replace('.bench.ts', ''))
  const unknown = selected.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`no benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}`)
    process.exit(1)
  }
  const benches: Bench[] = []
  for (const name of selected.length > 0 ? selected : known) {
    // The export of a *.bench.ts file is defined in tests/bench/harness.ts.
    const module = (await import(pathToFileURL(join(benchFolder, `${name}.bench.ts`)).href)) as { bench: Bench }
    benches.push(module.bench)
  }
  return benches
}

/** Keeps the results of benchmarks that were not part of this run. */
function writeJson(path: string, tables: Readonly<Record<string, Table>>): void {
  const earlier: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const former = z.object({ benches: z.record(z.string(), z.unknown()) }).safeParse(earlier).data?.benches
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', cores: cpus().length }
  const document = { date: new Date().toISOString(), machine, benches: { ...former, ...tables } }
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`)
}

function writeMarkdown(path: string, tables: Readonly<Record<string, Table>>): void {
  const head =
    '# Benchmarks\n\nRepeat with `npm run bench -- --write`. Ratios are formed within one run; absolute times belong to the machine.\n'
  const text = existsSync(path) ? readFileSync(path, 'utf8') : head
  writeFileSync(
    path,
    Object.entries(tables).reduce((whole, [name, table]) => replaceSection(whole, `bench:${name}`, tableText(table)), text),
  )
}

const tables: Record<string, Table> = {}
for (const bench of await loadBenches()) {
  const table = await bench.run(options)
  if (!table) {
    console.log(`\n${bench.name}: not run, something that it needs is not here (tests/bench/${bench.name}.bench.ts)`)
    continue
  }
  tables[bench.name] = table
  console.log(`\n${tableText(table)}`)
}
writeJson(join(projectDirectory, 'results/bench.json'), tables)
if (flags.write) writeMarkdown(join(projectDirectory, 'docs/benchmarks.md'), tables)
