/** A second PostgreSQL that follows the one of TEST_DATABASE_URL, by its own means: what an operator sets up for more readers. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../../../scripts/free-port.ts'

const run = promisify(execFile)
const root = '/usr/lib/postgresql'

/** Debian keeps them out of the PATH. */
const binaries = (existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(a) - Number(b)) : [])
  .map((version) => join(root, version, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'pg_basebackup')))

/** Whether one can be started here. */
export const canFollow = process.env['TEST_DATABASE_URL'] !== undefined && binaries !== undefined

/** PostgreSQL refuses to run as root. */
const asOwner = (program: string, ...words: readonly string[]) => {
  const command = join(binaries ?? '', program)
  const isRoot = process.getuid?.() === 0
  return isRoot ? run('runuser', ['-u', 'postgres', '--', command, ...words], { cwd: '/' }) : run(command, [...words])
}

export interface Standby {
  /** The same database, to read from. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** @param primary address of the one that is followed */
export const startStandby = async (primary: string): Promise<Standby> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-standby-'))
  const data = join(folder, 'data')
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder])
  await asOwner('pg_basebackup', '-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
  const port = await findFreePort()
  // It has to allow as many connections as the first, at least.
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=1000 -c fsync=off`
  await asOwner('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', '-t', '60', 'start')
  const url = new URL(primary)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    stop: async () => {
      await asOwner('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
