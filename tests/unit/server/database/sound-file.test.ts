import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { isSoundByThread } from '../../../../server/database/sound-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'sizewright-sound-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string): string => {
  const file = join(folder, name)
  const database = new SqliteDatabase(file)
  database.exec('create table t (a); insert into t select hex(randomblob(2000)) from (values (1), (2), (3), (4), (5), (6), (7), (8), (9))')
  database.close()
  return file
}

test('a thread finds a sound file sound, and one with a page overwritten not', async () => {
  expect(await isSoundByThread(written('sound'), 0)).toBe(true)
  const damaged = written('damaged')
  writeFileSync(damaged, readFileSync(damaged).fill(0xab, 4096, 8192))
  expect(await isSoundByThread(damaged, 0)).toBe(false)
})

test('a file that is small or not there is left to whoever opens it', async () => {
  expect(await isSoundByThread(written('small'))).toBe(false)
  expect(await isSoundByThread(join(folder, 'none'))).toBe(false)
})
