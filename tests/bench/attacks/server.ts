/** The server as it is started by an operator, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/free-port.ts'
import { submittedStatus } from '../../../families/rotary/wire/record.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'

const project = join(import.meta.dirname, '../../..')

export type Settings = Readonly<Record<string, string>>

export interface Server {
  readonly url: string
  readonly port: number
  readonly folder: string
  readonly pid: number
  /** Lines of its output and of its errors since the start. */
  readonly lines: readonly string[]
  readonly hasEnded: () => boolean
  /** SIGTERM. @returns ms until it was gone; `most` where it was not by then */
  readonly end: (most: number) => Promise<number>
}

const linesOf = (child: ChildProcess, tell: (line: string) => void) => {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text) => {
      const all = `${rest}${String(text)}`.split('\n')
      rest = all.pop() ?? ''
      all.forEach(tell)
    })
  }
}

/** @param before words of the command line before it */
export const spawnServer = (settings: Settings, before: readonly string[] = []) => {
  const [command, ...words] = [...before, 'sh', 'scripts/serve.sh']
  const env = { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '', DIST_DIR: '/nowhere', LC_ALL: 'en', ...settings }
  const child = spawn(command, words, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  linesOf(child, (line) => lines.push(line))
  return { child, lines }
}

/** Words before a command line: its `DATA_DIR` is a disk of so many MB, in a name space that needs no rights. Linux. */
export const onDiskOf = (megabytes: number): readonly string[] => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mkdir -p "$DATA_DIR" && mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
]

type Place = { readonly folder: string; readonly before: readonly string[] }

const start = async (settings: Settings, { folder, before }: Place): Promise<Server> => {
  const port = await findFreePort()
  const { child, lines } = spawnServer({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings }, before)
  const ended = once(child, 'close')
  while (!lines.some((line) => line.includes('is ready'))) {
    if (child.exitCode !== null) throw new Error(lines.join('\n'))
    await pass(50)
  }
  const end = async (most: number) => {
    const from = performance.now()
    child.kill('SIGTERM')
    await Promise.race([ended, pass(most)])
    return Math.min(performance.now() - from, most)
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { url: `http://127.0.0.1:${port}`, port, folder, pid: child.pid ?? 0, lines, hasEnded, end }
}

/** Starts one in a new folder, and removes both. */
export const withServer = async <T>(
  settings: Settings,
  work: (server: Server) => Promise<T>,
  before: readonly string[] = [],
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-attacks-'))
  const server = await start(settings, { folder, before })
  try {
    return await work(server)
  } finally {
    await server.end(30_000)
    if (!server.hasEnded()) process.kill(server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Status and ms of a request; none where it had no answer in time or its caller left. */
export interface Ended {
  readonly status: number | undefined
  readonly ms: number
}

export const timed = async (url: string, init: RequestInit = {}, most = 120_000): Promise<Ended> => {
  const from = performance.now()
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(most), ...init })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - from }
  } catch {
    return { status: undefined, ms: performance.now() - from }
  }
}

const [scene] = scenes
const list = Object.entries(scene?.items ?? {}).map(([name, { unit, default: value }]) => ({ name, value, unit }))

/** Stores a record, another one each time. */
export const submit = ({ url }: Server, most = 35_000): Promise<Ended> =>
  timed(
    `${url}/YQWorking/api/RotatingPlatformWorking/SubmitRecord`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ classID: '3000000', type: scene?.name, list, status: submittedStatus, submissionID: crypto.randomUUID() }),
    },
    most,
  )

/** ms of the slowest look at the health while something is done, and 2 s after. */
export const slowestHealth = async ({ url }: Server, work: () => Promise<unknown>): Promise<number> => {
  const over = new AbortController()
  let slowest = 0
  const looking = (async () => {
    while (!over.signal.aborted) {
      slowest = Math.max(slowest, (await timed(`${url}/healthz`)).ms)
      await pass(20)
    }
  })()
  await work()
  await pass(2000)
  over.abort()
  await looking
  return slowest
}

/** What comes back for bytes of one's own. */
export const raw = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => (received += String(text)))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await Promise.race([once(socket, 'close'), pass(3000)])
  socket.destroy()
  return received
}

/** Most memory that the process has held so far, MB. Linux. */
export const peakMemory = ({ pid }: Server): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
