/** A supervised server process: it can be killed, stopped or suspended, and its clock shifted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'

const project = join(import.meta.dirname, '../..')

export interface NodeSettings {
  readonly port: number
  /** Contains the clock file and, without an external database, the embedded one. */
  readonly folder: string
  readonly databaseUrl: string | undefined
}

export interface Node {
  readonly address: string
  readonly pid: () => number
  /** Sends SIGKILL, so that nothing is finished. The process is restarted. */
  readonly kill: () => Promise<void>
  /** Sends SIGTERM and restarts. @returns duration of the shutdown, ms, and the exit code */
  readonly restart: () => Promise<{ readonly took: number; readonly code: number | null }>
  readonly signal: (signal: NodeJS.Signals) => void
  /** @param ahead ms */
  readonly setClock: (ahead: number) => void
  /** False while it is down, starting or suspended. */
  readonly isHealthy: () => boolean
  /** Failures logged since the last call, and unexpected exits. */
  readonly takeFailures: () => { readonly causes: readonly string[]; readonly deaths: readonly string[] }
  /** Ends the process permanently. */
  readonly end: () => Promise<void>
}

/** Time during which a start is retried, ms: the database may be unavailable. */
const startPatience = 60_000
const startPause = 300

/** Disables rate limits; all clients share one machine, so each sends an address of its own. */
const limits = { REQUESTS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000', TRUST_PROXY: 'true' }

const spawnNode = ({ port, folder, databaseUrl }: NodeSettings): ChildProcess =>
  spawn(process.execPath, ['--import', join(import.meta.dirname, 'shifted-clock.ts'), 'server/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      ...limits,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: folder,
      DIST_DIR: '/nowhere',
      LC_ALL: 'en',
      CHAOS_CLOCK: join(folder, 'clock'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Cause of a failed call or background task in a log line: its first lines, without the stack. */
const causeIn = (line: string): string | undefined => {
  if (!line.startsWith('{"time"') || !line.includes('"level":"error"')) return undefined
  const entry: unknown = JSON.parse(line)
  if (typeof entry !== 'object' || entry === null || !('event' in entry) || entry.event === 'request') return undefined
  const report = 'stack' in entry ? entry.stack : 'reason' in entry ? entry.reason : 'text' in entry ? entry.text : ''
  return String(report).split('\n')[0] ?? ''
}

/** Reads the log lines. @returns resolves once the process is ready, or with false if it ends before */
const listenTo = (child: ChildProcess, onLine: (line: string) => void): Promise<boolean> =>
  new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream?.setEncoding('utf8').on('data', (text) => {
        const lines = `${rest}${String(text)}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (line.startsWith('Sizewright is ready')) resolve(true)
          onLine(line)
        }
      })
    }
    child.on('close', () => resolve(false))
  })

/** State of a node across its restarts. */
interface Life {
  child: ChildProcess | undefined
  state: 'starting' | 'up' | 'held' | 'ending'
  readonly causes: Set<string>
  readonly deaths: string[]
}

/** Starts the process until it is ready, and restarts it after unexpected exits. @throws Error if it does not start in time */
const bringUp = async (settings: NodeSettings, life: Life): Promise<void> => {
  life.state = 'starting'
  let last: string[] = []
  for (const until = Date.now() + startPatience; Date.now() < until; await pass(startPause)) {
    const child = spawnNode(settings)
    life.child = child
    last = []
    const isReady = await listenTo(child, (line) => {
      last = [...last.slice(-20), line]
      const cause = causeIn(line)
      if (cause !== undefined) life.causes.add(cause)
    })
    if (isReady) {
      life.state = 'up'
      child.once('close', (code, signal) => {
        if (life.state === 'ending' || child !== life.child) return
        life.deaths.push(`${String(code ?? signal)}: ${last.join(' | ').slice(-2000)}`)
        bringUp(settings, life).catch((error: unknown) => life.deaths.push(String(error)))
      })
      return
    }
  }
  throw new Error(`a node did not start: ${last.join('\n')}`)
}

/** @throws Error if it does not start in time */
export const startNode = async (settings: NodeSettings): Promise<Node> => {
  const life: Life = { child: undefined, state: 'starting', causes: new Set(), deaths: [] }
  const setClock = (ahead: number) => writeFileSync(join(settings.folder, 'clock'), String(ahead))
  setClock(0)
  const start = () => bringUp(settings, life)
  const endBy = async (signal: NodeJS.Signals) => {
    const { child } = life
    if (!child) throw new Error('there is no node')
    life.state = 'ending'
    const from = performance.now()
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
    return { took: performance.now() - from, code: child.exitCode }
  }
  await start()
  return {
    address: `http://127.0.0.1:${settings.port}`,
    pid: () => life.child?.pid ?? 0,
    kill: async () => {
      await endBy('SIGKILL')
      await start()
    },
    restart: async () => {
      const ended = await endBy('SIGTERM')
      await start()
      return ended
    },
    signal: (signal) => {
      if (signal === 'SIGSTOP') life.state = 'held'
      if (signal === 'SIGCONT') life.state = 'up'
      life.child?.kill(signal)
    },
    setClock: (ahead) => {
      setClock(ahead)
      life.child?.kill('SIGUSR2')
    },
    isHealthy: () => life.state === 'up',
    takeFailures: () => {
      const taken = { causes: [...life.causes], deaths: [...life.deaths] }
      life.causes.clear()
      life.deaths.length = 0
      return taken
    },
    end: async () => {
      const { child } = life
      child?.kill('SIGCONT')
      if (child?.exitCode === null && child.signalCode === null) await endBy('SIGKILL')
    },
  }
}
