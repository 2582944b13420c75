/** A private PostgreSQL instance that can be suspended, crashed and restarted. Linux only: its processes are found in /proc. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../free-port.ts'

export interface Cluster {
  readonly port: number
  readonly url: string
  readonly start: () => Promise<void>
  /** `fast` closes every session; `immediate` is a crash, followed by recovery on the next start. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>
  /** Sends SIGSTOP to all of its processes: connections stay open without responses, and only the kernel accepts new ones. */
  readonly hang: () => void
  readonly wake: () => void
  /** Stops it and removes all of its files. */
  readonly remove: () => Promise<void>
}

const installed = '/usr/lib/postgresql'

/** Path of the newest Debian installation; elsewhere the command is taken from PATH. */
const binary = (name: string): string => {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted((a, b) => Number(a) - Number(b)) : []
  const newest = versions.findLast((version) => existsSync(join(installed, version, 'bin', name)))
  return newest === undefined ? name : join(installed, newest, 'bin', name)
}

/** PostgreSQL refuses to run as root. */
const owner = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const parentOf = (pid: string): number => {
  try {
    // The name in parentheses may contain any characters.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)

const signalEach = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The session has ended meanwhile.
    }
  }
}

/** @throws Error if PostgreSQL is not installed or does not start */
export const startCluster = async (): Promise<Cluster> => {
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-chaos-pg.'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const port = await findFreePort()
  const run = async (name: string, ...words: string[]): Promise<void> => {
    const child = spawn(binary(name), words, { cwd: '/', stdio: 'ignore', ...as })
    await once(child, 'close')
    if (child.exitCode !== 0) throw new Error(`${name} ${words.join(' ')}: ended with ${child.exitCode}`)
  }
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c max_connections=100`
  const start = () => run('pg_ctl', '-D', data, '-l', join(folder, 'server.log'), '-o', settings, '-w', '-t', '60', 'start')
  const stop = (how: 'fast' | 'immediate') => run('pg_ctl', '-D', data, '-m', how, '-w', '-t', '60', 'stop')
  const signal = (name: NodeJS.Signals) => {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    signalEach([main, ...childrenOf(main)], name)
  }
  const remove = async () => {
    try {
      signal('SIGCONT')
      await stop('immediate')
    } catch {
      // It is not running.
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { port, url, start, stop, hang: () => signal('SIGSTOP'), wake: () => signal('SIGCONT'), remove }
}
