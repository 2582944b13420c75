/** A PostgreSQL for a benchmark: the one of TEST_DATABASE_URL, or a throw-away cluster on loopback, or none. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `work` with the address of a database, and stops what was started.
 * @param work gets undefined when there is no PostgreSQL on this machine
 */
export async function withLocalPostgres<Result>(work: (url: string | undefined) => Promise<Result>): Promise<Result> {
  const provided = process.env['TEST_DATABASE_URL']
  const binaries = provided ? undefined : binaryFolder()
  if (!binaries) return work(provided)
  const cluster = startCluster(binaries, await freePort())
  try {
    return await work(cluster.url)
  } finally {
    cluster.stop()
  }
}

/** Debian keeps `initdb` and `pg_ctl` out of the PATH, one folder per version. */
function binaryFolder(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted() : []
  return versions.map((version) => join(root, version, 'bin')).findLast((folder) => existsSync(join(folder, 'initdb')))
}

function startCluster(binaries: string, port: number): { url: string; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root: its own user owns the folder then.
  const isRoot = process.getuid?.() === 0
  const run = (program: string, args: readonly string[]): void => {
    const command = join(binaries, program)
    const [file, ...all] = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args]
    execFileSync(file ?? command, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (isRoot) execFileSync('chown', ['postgres', folder])
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=1GB -c work_mem=64MB -c temp_buffers=1GB -c fsync=off -c jit=off`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const stop = (): void => {
    run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop'])
    rmSync(folder, { recursive: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
