/** A catalogue that grows: how long a start takes, built and from its snapshot, what is held in memory, and who waits while a new version is taken over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { serverBuild } from '../../scripts/server-build.ts'
import { addGrownVersion, makeDataFolder } from './growth/grown-catalogue.ts'
import { startServer, type WatchedServer } from './growth/watched-server.ts'
import { type Bench, type BenchOptions, quantile, rounded, type Table } from './harness.ts'

const columns = [
  'models',
  'what',
  'ms',
  'processor ms',
  '/ shipped',
  'MB',
  'loop held, ms',
  'healthz p50, ms',
  'max, ms',
  'Calculation max, ms',
]

/** Between two looks, ms. */
const pause = 20
/** How long answers are looked at while nothing else happens, ms. */
const usual = 5000
/** A start that is not asked anything. */
const noAnswers = ['', '', '', '']

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** On a connection of its own: one that is kept may be closed by the other side at the moment it is used again. */
const timed = async (address: string): Promise<number> => {
  const start = performance.now()
  await (await fetch(address, { headers: { connection: 'close' } })).arrayBuffer()
  return performance.now() - start
}

const calculation =
  'YQWorking/api/BallScrewWorking/Calculation?AssemblyMethod=horizontal&W=500&Speed=100&Acceleration=1&Stroke=500&FixedMethod=fixed-supported&Count=10&Page=1&Size=10'

/** Looks at the health and calculates, over and over, until the work is done; no two calculations are alike. */
const waitsDuring = async (url: string, work: Promise<unknown>) => {
  const done = new AbortController()
  const over = async (look: () => Promise<number>): Promise<number[]> => {
    const waits: number[] = []
    while (!done.signal.aborted) {
      waits.push(await look())
      await sleep(pause)
    }
    return waits
  }
  let stroke = 500
  const health = over(() => timed(`${url}/healthz`))
  const calculating = over(() => timed(`${url}/${calculation.replace('Stroke=500', `Stroke=${(stroke += 0.01)}`)}`))
  await work
  done.abort()
  return { health: await health, calculations: await calculating }
}

type Row = (string | number)[]

const startRow = (size: number, name: string, server: WatchedServer, shipped: number): Row => [
  size,
  name,
  Math.round(server.startMs),
  server.startCpuMs,
  rounded(server.startCpuMs / shipped),
  Math.round(server.megabytes()),
]

/** What a client waits meanwhile, and how long the loop was held. */
const answersRow = async (size: number, what: string, server: WatchedServer, work: () => Promise<unknown>): Promise<Row> => {
  await server.longestHold()
  const { health, calculations } = await waitsDuring(server.url, work())
  const waits = [await server.longestHold(), quantile(health, 0.5), Math.max(...health), Math.max(...calculations)]
  return [size, what, '', '', '', Math.round(server.megabytes()), ...waits.map(rounded)]
}

/** The version that is active is built, then read from its snapshot; then the next one is taken over. */
async function measure(folder: string, size: number, { shipped, sequence }: { readonly shipped: number; readonly sequence: number }) {
  addGrownVersion(folder, sequence, size)
  const built = await startServer(folder)
  const rows: Row[] = [[...startRow(size, 'start, built', built, shipped), ...noAnswers]]
  await built.logged('snapshotWritten')
  await built.stop()
  const server = await startServer(folder)
  rows.push([...startRow(size, 'start, from its snapshot', server, shipped), ...noAnswers])
  rows.push(await answersRow(size, 'answers', server, () => sleep(usual)))
  addGrownVersion(folder, sequence + 1, size)
  rows.push(await answersRow(size, 'answers while a version is taken over', server, () => server.logged('catalogue')))
  await server.stop()
  return rows
}

async function run({ sizes = [1e5, 1e6] }: BenchOptions): Promise<Table | undefined> {
  if (platform() !== 'linux') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-growth-'))
  try {
    await build({ ...serverBuild(), logLevel: 'error' })
    await makeDataFolder(folder)
    const small = await startServer(folder)
    const shipped = small.startCpuMs
    const rows: Row[] = [[...startRow(0, 'start with the shipped catalogue', small, shipped), ...noAnswers]]
    await small.stop()
    for (const [place, size] of sizes.entries()) rows.push(...(await measure(folder, size, { shipped, sequence: 2 + 2 * place })))
    return { title: 'A catalogue that grows', columns, rows, notes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const notes = [
  'Models: ball screws beside the shipped ones of all other families. Milliseconds are those of a clock and grow with whatever else the machine does; processor time and its ratio to a start with the shipped catalogue do so less.',
  'Answers: a look at the health and a Calculation, each over and over, no two Calculations alike. Taken over: another process has stored a version of the same size. Held: the longest stretch of the event loop, in processor time of the thread; the columns after it are what the client waits.',
]

export const bench: Bench = { name: 'growth', run }
