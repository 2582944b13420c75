/** A server process of its own: started, killed without warning, started again where it was. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

export interface Node {
  readonly address: string
  /** SIGKILL: it finishes nothing. */
  readonly kill: () => Promise<void>
  /** As an operator ends it. */
  readonly stop: () => Promise<void>
}

const addressIn = (output: string): string | undefined => /^Sizewright is ready: (http:\S+)$/m.exec(output)?.[1]

const readyAddress = async (child: ChildProcess): Promise<string> => {
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += String(text)))
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += String(text)))
  for (;;) {
    const address = addressIn(output)
    // From here on what it logs is nobody's.
    if (address !== undefined) return address
    const ended = await Promise.race([once(child.stdout ?? child, 'data').then(() => false), once(child, 'close').then(() => true)])
    if (ended) throw new Error(`a node did not start: ${output}`)
  }
}

/** @param port 0: any that is free */
export const startNode = async (databaseUrl: string, port: number): Promise<Node> => {
  // Many people come from one machine here: each says an address of its own.
  const limits = { REQUESTS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000', TRUST_PROXY: 'true' }
  const env = {
    ...process.env,
    ...limits,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DIST_DIR: '/nowhere',
    LC_ALL: 'en',
  }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await closed
  }
  try {
    return { address: await readyAddress(child), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
