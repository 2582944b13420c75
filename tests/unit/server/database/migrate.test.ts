/** Upgrades: whole or not at all, once, and whatever else goes on in the database. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../../server/database/database.ts'
import { migrate, type Migrations } from '../../../../server/database/migrate.ts'
import { openPostgres } from '../../../../server/database/postgres.ts'
import { describeOnEachDatabase, postgresUrl } from './each-database.ts'

const applied = async ({ db }: Database) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name)

const makes = (table: string, fails = false): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.createTable(table).addColumn('id', 'text').execute()
    await sql`insert into ${sql.table(table)} (id) values ('kept')`.execute(db)
    if (fails) throw new Error(`the rest of ${table} cannot be made`)
  },
})

/** Those that it has, and others. */
const withMore = async (database: Database, more: Migrations): Promise<Migrations> => ({
  ...Object.fromEntries((await applied(database)).map((name) => [name, makes('never')])),
  ...more,
})

const rowsOf = (database: Database, table: string): Promise<unknown> =>
  sql`select id from ${sql.table(table)}`.execute(database.db).then(
    ({ rows }) => rows,
    () => 'no such table',
  )

describeOnEachDatabase('an upgrade', 'migrate', (databases) => {
  it('that fails after its first statements leaves tables and list as they were, those before it included', async () => {
    const database = await databases.fresh()
    const before = await applied(database)
    const failing = await withMore(database, { '2999-01-one': makes('one'), '2999-02-two': makes('two', true) })
    await expect(migrate(database, failing)).rejects.toThrow('the rest of two cannot be made')
    expect([await rowsOf(database, 'one'), await rowsOf(database, 'two')]).toEqual(['no such table', 'no such table'])
    expect(await applied(database)).toEqual(before)
    await migrate(database, await withMore(database, { '2999-01-one': makes('one'), '2999-02-two': makes('two') }))
    expect([await rowsOf(database, 'one'), await rowsOf(database, 'two')]).toEqual([[{ id: 'kept' }], [{ id: 'kept' }]])
    expect(await applied(database)).toEqual([...before, '2999-01-one', '2999-02-two'])
  })

  it('is made once by two programs that start at the same time', async () => {
    const database = await databases.fresh()
    const other = await databases.again()
    const more = await withMore(database, { '2999-01-one': makes('one'), '2999-02-two': makes('two') })
    await Promise.all([migrate(database, more), migrate(other, more)])
    expect([await rowsOf(other, 'one'), await rowsOf(other, 'two')]).toEqual([[{ id: 'kept' }], [{ id: 'kept' }]])
  })

  it('of a database that is up to date waits for nobody who writes', async () => {
    const database = await databases.fresh()
    await database.db.transaction().execute(async (change) => {
      await sql`delete from probe`.execute(change)
      await (await databases.again()).close()
    })
    expect(await rowsOf(database, 'never')).toBe('no such table')
  })
})

describe.skipIf(!postgresUrl)('PostgreSQL in which others make and drop tables', { tags: ['deep'] }, () => {
  it('is opened, with new tables and with those that it has', async () => {
    const url = postgresUrl ?? ''
    const others = await openPostgres({ url, schema: 'public' })
    const over = new AbortController()
    const drop = async (number: number) => {
      const schema = sql.id(`others_${process.pid}_${number}`)
      while (!over.signal.aborted) {
        await sql`create schema ${schema}`.execute(others)
        for (let table = 0; table < 8; table += 1) {
          await sql`create table ${schema}.${sql.id(`t${table}`)} (id serial primary key, a text, b text, c text)`.execute(others)
        }
        await sql`drop schema ${schema} cascade`.execute(others)
      }
    }
    const dropping = Promise.all([0, 1, 2, 3].map(drop))
    for (let times = 0; times < 12; times += 1) {
      for (const _ of ['new', 'again']) {
        const opened = await openDatabase({ databaseUrl: url, dataDirectory: '', schema: `among_${process.pid}_${times}` })
        expect((await applied(opened)).length).toBeGreaterThan(0)
        await opened.close()
      }
    }
    over.abort()
    await dropping
    await others.destroy()
  })
})
