/** Faults of PostgreSQL and of the connections to it. */
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import type { Fault, Strike } from './fault.ts'
import type { PostgresWorld } from './world.ts'

type PostgresStrike = Strike<PostgresWorld>

/** A direct session to the database. */
const withSession = async (url: string, work: (session: pg.Client) => Promise<void>): Promise<void> => {
  const session = new pg.Client({ connectionString: url })
  session.on('error', () => undefined)
  await session.connect()
  try {
    await work(session)
  } finally {
    await session.end()
  }
}

const hung: Fault<PostgresWorld> = {
  name: 'database hung',
  strike: async ({ world: { cluster }, chance }) => {
    cluster.hang()
    await pass(chance.pick([1000, 4000, 9000, 14_000]) * chance.between(0.8, 1.2))
    cluster.wake()
  },
}

const restarted: Fault<PostgresWorld> = {
  name: 'database restarted',
  strike: async ({ world: { cluster } }) => {
    await cluster.stop('fast')
    await cluster.start()
  },
}

const crashed: Fault<PostgresWorld> = {
  name: 'database crashed',
  strike: async ({ world: { cluster } }) => {
    await cluster.stop('immediate')
    await cluster.start()
  },
}

/** Whether a node reports itself as not ready. */
const saysNotReady = async (address: string): Promise<boolean> => (await fetch(`${address}/readyz`)).status === 503

const away: Fault<PostgresWorld> = {
  name: 'database away',
  strike: async ({ world: { cluster, nodes }, complain }: PostgresStrike) => {
    await cluster.stop('fast')
    // Nodes check every five seconds.
    await pass(6500)
    for (const { address } of nodes) if (!(await saysNotReady(address))) complain(`${address} says that it is ready without a database`)
    await cluster.start()
  },
}

const sessions: Fault<PostgresWorld> = {
  name: 'sessions ended',
  strike: ({ world: { cluster }, chance }) =>
    withSession(cluster.url, async (session) => {
      for (let times = 0; times < 30; times++) {
        const which = chance.pick(['xact_start is not null', 'random() < 0.5', `state = 'idle in transaction'`])
        await session.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null and ${which}`,
        )
        await pass(chance.between(10, 100))
      }
    }),
}

const slow: Fault<PostgresWorld> = {
  name: 'database slow',
  strike: ({ world: { cluster }, chance }) =>
    withSession(cluster.url, async (session) => {
      const table = chance.pick(['selection_record', 'selection_version', 'scene_record_counter', 'sign_in'])
      await session.query('begin')
      await session.query(`lock table ${table} in ${chance.pick(['access exclusive', 'exclusive'])} mode`)
      await pass(chance.between(1000, 12_000))
      await session.query('rollback')
    }),
}

const wire: Fault<PostgresWorld> = {
  name: 'database half open',
  strike: async ({ world, chance }) => {
    const wires = chance.pick([world.databaseWires, world.databaseWires.slice(0, 1)])
    for (const one of wires) one.cut()
    await pass(chance.between(1000, 3000))
    // The fault lasts until the end of the round: nodes must detect it themselves.
  },
}

const both: Fault<PostgresWorld> = {
  name: 'node and database killed',
  strike: async ({ world: { cluster, nodes }, chance }) => {
    const crash = async () => {
      await cluster.stop('immediate')
      await pass(chance.between(0, 2000))
      await cluster.start()
    }
    await Promise.all([crash(), chance.pick(nodes).kill()])
  },
}

export const postgresFaults: readonly Fault<PostgresWorld>[] = [hung, restarted, crashed, away, sessions, slow, wire, both]
