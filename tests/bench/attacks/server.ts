/** The server as it is started by an operator, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/free-port.ts'

const project = join(import.meta.dirname, '../../..')

type Settings = Readonly<Record<string, string>>

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

const spawnServer = (settings: Settings) => {
  const env = { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '', DIST_DIR: '/nowhere', LC_ALL: 'en', ...settings }
  const child = spawn('sh', ['scripts/serve.sh'], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  linesOf(child, (line) => lines.push(line))
  return { child, lines }
}

const start = async (settings: Settings, folder: string): Promise<Server> => {
  const port = await findFreePort()
  const { child, lines } = spawnServer({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings })
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
export const withServer = async <T>(settings: Settings, work: (server: Server) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-attacks-'))
  const server = await start(settings, folder)
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

/** Most memory that the process has held so far, MB. Linux. */
export const peakMemory = ({ pid }: Server): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
