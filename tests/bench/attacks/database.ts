/** Databases that go away, hang, are locked or full, while people submit. */
import { appendFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { type Cluster, startCluster } from '../../../scripts/chaos/postgres-cluster.ts'
import type { Attack } from './attack.ts'
import { onDiskOf, type Server, slowestHealth, submit, withServer } from './server.ts'

/** Many from one address. */
const patientLimits = { WRITES_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' }

const withCluster = async <T>(work: (cluster: Cluster) => Promise<T>): Promise<T> => {
  const cluster = await startCluster()
  try {
    return await work(cluster)
  } finally {
    await cluster.remove()
  }
}

const onPostgres = <T>(work: (cluster: Cluster, server: Server) => Promise<T>): Promise<T> =>
  withCluster((cluster) => withServer({ ...patientLimits, DATABASE_URL: cluster.url }, (server) => work(cluster, server)))

const endSessions = async ({ url }: Cluster) => {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  for (let times = 0; times < 20; times += 1) {
    await session.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and xact_start is not null`)
    await pass(50)
  }
  await session.end()
}

const again = (how: 'fast' | 'immediate') => async (cluster: Cluster) => {
  await cluster.stop(how)
  await cluster.start()
}

/** @returns in how many tries the process ended */
const tries = async () => {
  let ends = 0
  for (const strike of [endSessions, endSessions, again('fast'), again('fast'), again('immediate'), again('immediate')]) {
    ends += await onPostgres(async (cluster, server) => {
      const over = new AbortController()
      const clients = Promise.all(
        Array.from({ length: 3 }, async () => {
          while (!over.signal.aborted) {
            await submit(server)
            await pass(5)
          }
        }),
      )
      await pass(500)
      await strike(cluster)
      await pass(500)
      over.abort()
      await clients
      return server.hasEnded() ? 1 : 0
    })
  }
  return ends
}

const fileOf = ({ folder }: Server) => join(folder, 'data/sizewright.db')
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

/** Its disk as it sees it, until nothing goes on it any more. */
const fillDisk = ({ pid, folder }: Server) => {
  const file = join(`/proc/${pid}/root`, folder, 'data/filler')
  for (const bytes of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes, 1))
    } catch {
      // Full, as wanted.
    }
  }
}

const fullDisk = () =>
  withServer(
    patientLimits,
    async (server) => {
      await submit(server)
      fillDisk(server)
      // The log of the database has some room of its own.
      for (let stored = 0; stored < 5000 && (await submit(server)).status === 200; stored += 1);
      const before = server.lines.length
      const refused = await times(100, () => submit(server))
      const named = server.lines.slice(before).filter((line) => line.includes('"level":"error"') && line.includes('disk is full')).length
      return Math.max(refused.length - named, refused.filter(({ status }) => status !== 503).length)
    },
    onDiskOf(100),
  )

export const databaseAttacks: readonly Attack[] = [
  {
    name: 'PostgreSQL ends its sessions, is restarted or crashes while three submit: ends of the server in 6 tries',
    report: 'D1',
    before: 5,
    run: tries,
    heldBy: 'tests/unit/server/database/lost-postgres.test.ts',
  },
  {
    name: 'PostgreSQL hangs: of 14 who submit, those without an answer after 35 s',
    report: 'D5',
    before: 1,
    run: () =>
      onPostgres(async (cluster, server) => {
        await submit(server)
        cluster.hang()
        const ended = await times(14, () => submit(server))
        cluster.wake()
        return ended.filter(({ status }) => status === undefined).length
      }),
    heldBy: 'tests/unit/server/database/lost-postgres.test.ts',
  },
  {
    name: 'the same, then SIGTERM: ms until the server is gone (looked at for 40 s)',
    report: 'D5',
    before: 40_000,
    run: () =>
      onPostgres(async (cluster, server) => {
        await submit(server)
        cluster.hang()
        const submissions = times(14, () => submit(server))
        await pass(500)
        const took = await server.end(40_000)
        cluster.wake()
        await submissions
        return took
      }),
    heldBy: 'tests/unit/server/database/lost-postgres.test.ts',
  },
  {
    name: 'the disk is full: of 100 refusals, those whose cause the log does not name',
    report: 'D6',
    before: 100,
    run: fullDisk,
    heldBy: 'tests/unit/server/database/database.test.ts',
  },
  {
    name: 'another process holds the lock of the file, one submits: slowest `/healthz`, ms',
    report: 'D7',
    before: 4540,
    run: () =>
      withServer(patientLimits, async (server) => {
        const other = new SqliteDatabase(fileOf(server))
        other.exec('begin immediate')
        const slowest = await slowestHealth(server, () => submit(server))
        other.close()
        return slowest
      }),
    heldBy: 'tests/unit/server/database/database.test.ts',
  },
  {
    name: 'the file is taken away: of 5 who submit, those who are told that it is stored',
    report: 'doubtful',
    before: 5,
    run: () =>
      withServer(patientLimits, async (server) => {
        for (const end of ['', '-wal', '-shm']) renameSync(`${fileOf(server)}${end}`, `${fileOf(server)}.away${end}`)
        const responses = await times(5, () => submit(server))
        return responses.filter(({ status }) => status === 200).length
      }),
    heldBy: 'tests/unit/server/database/held-file.test.ts',
  },
]
