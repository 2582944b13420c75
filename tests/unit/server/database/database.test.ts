import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase, sqliteFile } from '../../../../server/database/database.ts'
import { DatabaseError, isConflict, toDatabaseError } from '../../../../server/database/database-error.ts'
import { describeOnEachDatabase } from './each-database.ts'

describeOnEachDatabase('a database', 'database', (databases) => {
  it('is opened with its tables, and opened again with what it held', async () => {
    const first = await databases.fresh()
    await first.db
      .insertInto('catalogue_version')
      .values({ id: '1-a', sequence: 1, content_hash: 'a', origin: 'seed', created_at: '2026-01-01T00:00:00.000Z', model_count: 0 })
      .execute()
    const second = await databases.again()
    expect(await second.db.selectFrom('catalogue_version').select(['id', 'sequence']).execute()).toEqual([{ id: '1-a', sequence: 1 }])
  })

  it('treats quotes and statements in values as text', async () => {
    const { db } = await databases.fresh()
    const id = `x'; drop table catalogue_version; --`
    await db
      .insertInto('catalogue_version')
      .values({ id, sequence: 1, content_hash: '"', origin: 'import', created_at: '', model_count: 0 })
      .execute()
    expect(await db.selectFrom('catalogue_version').select('id').where('id', '=', id).execute()).toEqual([{ id }])
  })

  it('names a refused duplicate as a conflict, not as a fault of the database', async () => {
    const { db } = await databases.fresh()
    const row = { id: '1-a', sequence: 1, content_hash: 'a', origin: 'seed' as const, created_at: '', model_count: 0 }
    await db.insertInto('catalogue_version').values(row).execute()
    const error: unknown = await db
      .insertInto('catalogue_version')
      .values(row)
      .execute()
      .catch((thrown: unknown) => thrown)
    expect(isConflict(error)).toBe(true)
    expect(toDatabaseError(error, {})).toBe(error)
  })

  it('refuses a database with migrations of a newer program', async () => {
    const { db } = await databases.fresh()
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999-01-01T00:00:00.000Z')`.execute(db)
    await expect(databases.again()).rejects.toMatchObject({ code: 'databaseNewer', params: { migration: '2999-01-01-later' } })
  })
})

describe('the embedded database', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('makes its folder and writes ahead with every commit synced', async () => {
    const dataDirectory = join(folder, 'made', 'on demand')
    const { db, kind, where, close } = await openDatabase({ dataDirectory })
    expect({ kind, where }).toEqual({ kind: 'sqlite', where: { file: sqliteFile(dataDirectory) } })
    expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
    expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
    expect((await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
    await close()
  })

  const damage = {
    'a text file': async () => Buffer.from('This is a letter, not a database.\n'.repeat(200)),
    'a file cut off in its header': async (sound: Buffer) => sound.subarray(0, 9),
    'a file with overwritten pages': async (sound: Buffer) =>
      Buffer.concat([sound.subarray(0, 4096), Buffer.alloc(sound.length - 4096, 0xa5)]),
    'a file that lost its end': async (sound: Buffer) => sound.subarray(0, 4096 * 2 + 100),
  }
  it.each(Object.entries(damage))('refuses %s and leaves it exactly as it was', async (_, spoil) => {
    const database = await openDatabase({ dataDirectory: folder })
    await database.close()
    const file = sqliteFile(folder)
    const spoilt = await spoil(await readFile(file))
    await writeFile(file, spoilt)
    const error: unknown = await openDatabase({ dataDirectory: folder }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: 'databaseCorrupt', params: { file } })
    expect(digest(await readFile(file))).toBe(digest(spoilt))
  })

  it('lets others have the event loop between many statements', async () => {
    const { db, close } = await openDatabase({ dataDirectory: folder })
    const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select max(i) from n`
    let isOver = false
    let iterations = 0
    const count = () => {
      iterations += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(Array.from({ length: 60 }, () => slow.execute(db)))
    isOver = true
    expect(iterations).toBeGreaterThan(3)
    await close()
  })

  it('takes an empty file for a new database', async () => {
    await writeFile(sqliteFile(folder), '')
    const database = await openDatabase({ dataDirectory: folder })
    expect(await database.db.selectFrom('catalogue_version').selectAll().execute()).toEqual([])
    await database.close()
  })

  it('names a path that cannot be a database', async () => {
    await mkdir(sqliteFile(folder))
    await expect(openDatabase({ dataDirectory: folder })).rejects.toMatchObject({ code: 'databaseNotWritable' })
    await writeFile(join(folder, 'file'), '')
    await expect(openDatabase({ dataDirectory: join(folder, 'file', 'below') })).rejects.toMatchObject({ code: 'databaseNotWritable' })
  })
})

describe('a change in the embedded database', () => {
  const row = { id: '1-a', sequence: 1, content_hash: 'a', origin: 'seed' as const, created_at: '', model_count: 0 }
  let folder = ''
  let database: Database
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
    database = await openDatabase({ dataDirectory: folder })
  })
  afterEach(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  const add = ({ db }: Pick<Database, 'db'>, text = 'a') =>
    db
      .insertInto('catalogue_version')
      .values({ ...row, content_hash: text })
      .execute()
  const changes: readonly (readonly [string, (changed: Database, text?: string) => Promise<unknown>])[] = [
    ['by one statement', add],
    ['of several', ({ db }, text) => db.transaction().execute((transaction) => add({ db: transaction }, text))],
  ]

  it.each(changes)('%s waits for the lock of another process while everything else goes on', async (_, change) => {
    const other = new SqliteDatabase(sqliteFile(folder))
    other.exec('begin immediate')
    const events: string[] = []
    const changed = change(database).then(() => events.push('changed'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    events.push('others')
    other.exec('commit')
    other.close()
    await changed
    expect(events).toEqual(['others', 'changed'])
    expect(await database.db.selectFrom('catalogue_version').select('id').execute()).toEqual([{ id: '1-a' }])
  })

  it.each(changes)('%s that finds the disk full says so, and is undone', async (_, change) => {
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(database.db)).rows[0]?.page_count ?? 0
    await sql.raw(`pragma max_page_count = ${pages}`).execute(database.db)
    await database.db.deleteFrom('catalogue_version').execute()
    const error: unknown = await change(database, 'x'.repeat(1e6)).catch((thrown: unknown) => thrown)
    expect(toDatabaseError(error, {})).toMatchObject({ code: 'databaseFull' })
    expect(await database.db.selectFrom('catalogue_version').select('id').execute()).toEqual([])
  })
})

describe('PostgreSQL', () => {
  it('that does not answer is named without its credentials', async () => {
    const databaseUrl = 'postgres://operator:secret@127.0.0.1:1/sizewright'
    const error: unknown = await openDatabase({ databaseUrl, dataDirectory: '' }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'databaseUnreachable', params: { host: '127.0.0.1:1', database: 'sizewright' } })
    expect(String(error)).not.toContain('secret')
  })
})

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
