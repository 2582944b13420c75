/** The file of the embedded database is locked, moved away or replaced while the server runs. */
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase, sqliteFile } from '../../../../server/database/database.ts'
import { toDatabaseError } from '../../../../server/database/database-error.ts'
import { createPeopleService } from '../people/people-service.ts'

let folder = ''
let file = ''
let database: Database
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizewright-test-'))
  file = sqliteFile(folder)
  database = await openDatabase({ dataDirectory: folder })
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const add = (id: string) =>
  database.db.transaction().execute((change) =>
    change
      .insertInto('catalogue_version')
      .values({ id, sequence: Number(id), content_hash: id, origin: 'seed', created_at: '', model_count: 0 })
      .execute(),
  )
const ids = async () => (await database.db.selectFrom('catalogue_version').select('id').orderBy('id').execute()).map(({ id }) => id)
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => toDatabaseError(error, {}),
  )

describe('while another process holds the lock', () => {
  it('many changes wait together no longer than one does, and nobody who reads waits', { tags: ['deep'] }, async () => {
    const other = new SqliteDatabase(file)
    other.exec('begin immediate')
    const from = performance.now()
    const waits: number[] = []
    const change = async (place: number) => {
      const error = await thrownBy(add(String(place)))
      waits.push(performance.now() - from)
      return error
    }
    const changes = Promise.all(Array.from({ length: 10 }, (_, place) => change(place)))
    expect(await ids()).toEqual([])
    expect(waits).toEqual([])
    for (const error of await changes) expect(error).toMatchObject({ code: 'databaseLocked' })
    // One after the other the last would wait ten times as long as the first.
    expect(Math.max(...waits)).toBeLessThan(3 * Math.min(...waits))
    other.exec('commit')
    other.close()
    await add('1')
    expect(await ids()).toEqual(['1'])
  })
})

/** The database and what belongs to it. */
const move = async (from: string, to: string, ends = ['', '-wal', '-shm']) => {
  for (const end of ends) await rename(from + end, to + end)
}
const away = () => `${file}.away`

describe('a file that is moved away', () => {
  it('takes nothing more, says why, and goes on when it is back', async () => {
    await add('1')
    await move(file, away())
    const refused = await thrownBy(add('2'))
    expect(refused).toMatchObject({ code: 'databaseNotWritable', params: { file, reason: 'the file was removed or moved away' } })
    await move(away(), file)
    await add('3')
    expect(await ids()).toEqual(['1', '3'])
  })

  it('in the middle of a change undoes it', async () => {
    const error = await thrownBy(
      database.db.transaction().execute(async (change) => {
        await change
          .insertInto('catalogue_version')
          .values({ id: '1', sequence: 1, content_hash: '1', origin: 'seed', created_at: '', model_count: 0 })
          .execute()
        await move(file, away())
      }),
    )
    expect(error).toMatchObject({ code: 'databaseNotWritable' })
    await move(away(), file)
    expect(await ids()).toEqual([])
  })

  it('is told whoever asks for what is theirs with a code, and the operator with its cause', async () => {
    const { tokenOf, get, logged } = createPeopleService(database)
    const token = await tokenOf('13800000001')
    await move(file, away())
    expect(await get('/api/RecordSelection/GetList', { token })).toMatchObject({ status: 503, code: 50301 })
    expect(logged.filter(({ event }) => event === 'failure').map(({ stack }) => stack)).toEqual([
      expect.stringContaining('removed or moved away'),
    ])
    await move(away(), file)
    expect(await get('/api/RecordSelection/GetList', { token })).toMatchObject({ status: 200 })
  })
})

describe('another file in its place', () => {
  it.each([
    ['moved with it', ['', '-wal', '-shm']],
    ['left behind', ['']],
  ])('is followed where the old log of changes was %s, and nothing of the old one comes into it', async (_, ends) => {
    await add('1')
    const backup = new SqliteDatabase(file, { readonly: true })
    backup.prepare('vacuum into ?').run(`${file}.backup`)
    backup.close()
    await add('2')
    await move(file, away(), ends)
    await rename(`${file}.backup`, file)
    await add('3')
    expect(await ids()).toEqual(['1', '3'])
    const other = new SqliteDatabase(file, { readonly: true })
    expect(other.pragma('integrity_check', { simple: true })).toBe('ok')
    other.close()
  })

  it('whose tables are of another version is refused', async () => {
    const backup = new SqliteDatabase(file, { readonly: true })
    backup.prepare('vacuum into ?').run(`${file}.backup`)
    backup.close()
    const other = new SqliteDatabase(`${file}.backup`)
    other.exec(`insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '')`)
    other.close()
    await move(file, away())
    await rename(`${file}.backup`, file)
    expect(await thrownBy(add('1'))).toMatchObject({
      code: 'databaseNotWritable',
      params: { reason: 'another file stands in its place, whose tables are of another version' },
    })
    await move(away(), file, [''])
    await add('1')
    expect(await ids()).toEqual(['1'])
  })
})
