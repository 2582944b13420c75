/** A server as a process of its own, watched from outside. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const projectDirectory = join(import.meta.dirname, '../../..')

export interface WatchedServer {
  readonly url: string
  /** From the start of the process until it is ready, ms. */
  readonly startMs: number
  /** Processor time until then, of all threads, ms. */
  readonly startCpuMs: number
  /** Memory now, MB. */
  readonly megabytes: () => number
  /** Waits for a line of its log. */
  readonly logged: (event: string) => Promise<Readonly<Record<string, unknown>>>
  /** The longest hold of the event loop since it was asked last, ms of processor time. */
  readonly longestHold: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** @param folder of the database */
export async function startServer(folder: string): Promise<WatchedServer> {
  const began = performance.now()
  const server = spawn('sh', ['scripts/serve.sh'], {
    cwd: projectDirectory,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DIST_DIR: join(folder, 'none'),
      DATABASE_URL: '',
      NODE_OPTIONS: `--import ${new URL('./loop-hold.ts', import.meta.url).href}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines: string[] = []
  let taken = 0
  let wake = () => {}
  createInterface(server.stdout).on('line', (line) => {
    lines.push(line)
    wake()
  })
  server.on('exit', () => wake())
  const find = async (isIt: (line: string) => boolean): Promise<string> => {
    for (;;) {
      for (; taken < lines.length; taken++) if (isIt(lines[taken] ?? '')) return lines[taken++] ?? ''
      if (server.exitCode !== null) throw new Error('the server has ended')
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const logged: WatchedServer['logged'] = async (event) => {
    const found: unknown = JSON.parse(await find((line) => line.includes(`"event":"${event}"`)))
    // Lines of the log are objects.
    return found as Readonly<Record<string, unknown>>
  }
  const ready = await find((line) => line.includes('is ready'))
  return {
    url: ready.slice(ready.indexOf('http')),
    startMs: performance.now() - began,
    startCpuMs: cpuOf(server.pid),
    megabytes: () => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    logged,
    longestHold: async () => {
      server.kill('SIGUSR2')
      return Number((await logged('loopHeld'))['milliseconds'])
    },
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** Linux counts in hundredths of a second. */
const cpuOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
