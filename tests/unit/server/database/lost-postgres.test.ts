/** A PostgreSQL that goes away: what the program says, and that it goes on. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../../server/database/database.ts'
import { toDatabaseError } from '../../../../server/database/database-error.ts'
import { openPostgres } from '../../../../server/database/postgres.ts'

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(!url)('a change in PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: url, dataDirectory: '', schema: `lost_${process.pid}` })
  })
  afterAll(async () => {
    // The schema stays: who drops one fails whoever just then looks for tables in all of them.
    await database.close()
  })

  it('whose connection ends between two statements says that the database is away, and the next one is made', async () => {
    const error: unknown = await database.db
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
        // Long enough for the end of the connection to arrive while nothing is asked of it.
        await setTimeout(200)
        return sql`select 1`.execute(transaction)
      })
      .catch((thrown: unknown) => thrown)
    expect(toDatabaseError(error, {})).toMatchObject({ code: 'databaseUnreachable' })
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  it('that has no connection left says that the database is away', async () => {
    const role = `few_${process.pid}`
    await sql`create role ${sql.id(role)} login connection limit 1`.execute(database.db)
    const few = new URL(url ?? '')
    few.username = role
    const held = new pg.Client({ connectionString: few.href })
    await held.connect()
    const refused = openPostgres({ url: few.href, schema: 'public' })
    await expect(refused).rejects.toMatchObject({ code: 'databaseUnreachable', cause: { code: '53300' } })
    await held.end()
    await sql`drop role ${sql.id(role)}`.execute(database.db)
  })
})

/** A network between the server and its database that can be made to carry nothing more, as a hung machine does. */
const startNetwork = async (to: URL) => {
  const sockets: Socket[] = []
  const network: Server = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  const address = network.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const hang = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    network.close()
  }
  return { port, hang, stop }
}

describe.skipIf(!url)('a PostgreSQL that has gone silent', () => {
  let child: ChildProcess | undefined
  afterEach(() => child?.kill('SIGKILL'))

  it('is waited for once: the next question goes over a connection of its own', { tags: ['deep'] }, async () => {
    const target = new URL(url ?? '')
    const network = await startNetwork(new URL(url ?? ''))
    target.hostname = '127.0.0.1'
    target.port = String(network.port)
    const db = await openPostgres({ url: target.href, schema: 'public' })
    network.hang()
    const from = performance.now()
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
    const failedAt = performance.now()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(performance.now() - failedAt).toBeLessThan(failedAt - from)
    network.stop()
    await db.destroy()
  })

  it('does not keep the program from ending', { tags: ['deep'] }, async () => {
    const target = new URL(url ?? '')
    const network = await startNetwork(new URL(url ?? ''))
    target.hostname = '127.0.0.1'
    const { port } = network
    target.port = String(port)
    const env = { ...process.env, PORT: '0', DATABASE_URL: target.href, DIST_DIR: '/nowhere' }
    const began = performance.now()
    child = spawn(process.execPath, ['server/main.ts'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = once(child, 'close')
    const { stdout } = child
    await new Promise<void>((resolve) => stdout?.on('data', (text) => String(text).includes('is ready') && resolve()))
    const startTime = performance.now() - began
    network.hang()
    // The server looks for another catalogue every five seconds: that question is not answered any more.
    await setTimeout(6000)
    const from = performance.now()
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    // Sooner than that question would be given up; a machine on which a start takes longer may take as long to stop.
    expect(performance.now() - from).toBeLessThan(Math.max(8000, startTime))
    network.stop()
  })
})
