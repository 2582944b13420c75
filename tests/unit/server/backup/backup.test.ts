/** A backup while people write: everything that was acknowledged before it began is there in a server over what was restored. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { startNode } from '../../../../scripts/chaos/node-process.ts'
import { type Person, save, signIn, type Report } from '../../../../scripts/chaos/person.ts'
import { findFreePort } from '../../../../scripts/free-port.ts'
import { runBackupCommand } from '../../../../server/backup/backup-command.ts'
import { openDatabase, sqliteFile } from '../../../../server/database/database.ts'
import { isDeep } from '../../../setup/runs.ts'
import { submissionOf } from '../support/submission.ts'
import { hasDump, postgresStore, runCli, sqliteStore, type Store } from './stores.ts'

/** Nothing fails here. */
const report: Report = { retries: 0, unanswered: 0, unclear: [] }

/** A server over a store. */
const startOver = async (settings: Store['settings']) => {
  const folder = settings['DATA_DIR'] ?? ''
  mkdirSync(folder, { recursive: true })
  return startNode({ port: await findFreePort(), folder, databaseUrl: settings['DATABASE_URL'] })
}

const ask = async (url: string, { headers }: Pick<Person, 'headers'>, body?: object): Promise<unknown> => {
  const answer = await fetch(url, { headers: { ...headers, lang: 'en' }, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { code, data } = z.object({ code: z.int(), data: z.unknown() }).parse(await answer.json())
  if (code !== 0) throw new Error(`${url}: ${code}`)
  return data
}

/** What was acknowledged, by its kind. */
interface Acknowledged {
  readonly selections: string[]
  readonly projects: string[]
  readonly records: string[]
}

const noneAcknowledged = (): Acknowledged => ({ selections: [], projects: [], records: [] })
const identified = z.object({ id: z.string() })
const submitted = z.object({ number: z.string() })

/** Keeps writing until stopped: a selection, a project and a record each time. */
const writeOn = async (
  address: string,
  person: Person,
  { acknowledged, isOver }: { readonly acknowledged: Acknowledged; readonly isOver: () => boolean },
) => {
  for (let mark = 1; !isOver(); mark++) {
    const clientID = `${person.phone}-${String(mark).padStart(6, '0')}`
    const saved = await save(person, { address, kind: 'selection', name: clientID, report })
    acknowledged.selections.push(saved.id)
    acknowledged.projects.push(identified.parse(await ask(`${address}/api/RecordProject/Add`, person, { clientID, name: clientID })).id)
    const record = submissionOf('disc', { submissionID: clientID })
    const receipt = await ask(`${address}/YQWorking/api/RotatingPlatformWorking/SubmitRecord`, person, record)
    acknowledged.records.push(submitted.parse(receipt).number)
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const list = z.object({ list: z.array(identified), count: z.int() })

/** Everything that somebody finds through the API. */
const findAll = async (address: string, person: Person, what: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { list: some, count } = list.parse(await ask(`${address}/api/${what}/GetList?page=${page}&size=100`, person))
    found.push(...some.map(({ id }) => id))
    if (some.length === 0 || found.length >= count) return found
  }
}

/** People write, somebody backs up in the middle. @returns who they are, and what was acknowledged before the backup began */
const backUpInTheMiddle = async ({ settings, codeFor, readLong, backUp }: Store) => {
  const node = await startOver(settings)
  const people: Person[] = []
  for (const place of [1, 2, 3]) people.push(await signIn({ address: node.address, place, codeFor }, report))
  const endReading = readLong()
  const acknowledged = people.map(noneAcknowledged)
  let over = false
  const writing = people.map((person, place) =>
    writeOn(node.address, person, { acknowledged: acknowledged[place] ?? noneAcknowledged(), isOver: () => over }),
  )
  await until(() => acknowledged.every(({ records }) => records.length >= 3))
  const before = structuredClone(acknowledged)
  await backUp()
  const after = acknowledged.reduce((sum, { selections }, place) => sum + selections.length - (before[place]?.selections.length ?? 0), 0)
  over = true
  await Promise.all(writing)
  endReading()
  await node.end()
  return { people, before, after }
}

const expectRestored = async (store: Store) => {
  try {
    const { people, before, after } = await backUpInTheMiddle(store)
    // It went on meanwhile.
    expect(after).toBeGreaterThan(0)
    const settings = await store.restore()
    const node = await startOver(settings)
    for (const [place, person] of people.entries()) {
      expect(await findAll(node.address, person, 'RecordSelection')).toEqual(expect.arrayContaining(before[place]?.selections ?? []))
      expect(await findAll(node.address, person, 'RecordProject')).toEqual(expect.arrayContaining(before[place]?.projects ?? []))
    }
    const { stdout } = await runCli('records', ['list', '--json'], settings)
    const records = z
      .array(submitted)
      .parse(JSON.parse(stdout))
      .map(({ number }) => number)
    expect(records).toEqual(expect.arrayContaining(before.flatMap((one) => one.records)))
    expect(new Set(records).size).toBe(records.length)
    await node.end()
    process.stdout.write(`backup: ${before.flatMap(({ records: own }) => own).length} of each kind before it, ${after} while it was made\n`)
  } finally {
    await store.remove()
  }
}

const postgresUrl = process.env['TEST_DATABASE_URL']

describe('a backup while people write holds all that was acknowledged before', () => {
  it('by our command, of the embedded database', { tags: ['deep'] }, async () => expectRestored(await sqliteStore()))
  it.skipIf(!isDeep || !postgresUrl || !hasDump)('by pg_dump and pg_restore, of PostgreSQL', async () =>
    expectRestored(await postgresStore(postgresUrl ?? '')),
  )
})

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder with a database, and the command over it. */
const prepare = async () => {
  folder = mkdtempSync(join(tmpdir(), 'sizewright-backup-'))
  const dataDirectory = join(folder, 'data')
  await (await openDatabase({ dataDirectory })).close()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const command = (words: readonly string[], options: { readonly databaseUrl?: string; readonly dataDirectory?: string } = {}) =>
    runBackupCommand(words, {
      databaseUrl: options.databaseUrl,
      dataDirectory: options.dataDirectory ?? dataDirectory,
      locale: 'en',
      print: say,
      printError: say,
    })
  return { dataDirectory, copy: join(folder, 'copy'), said, command }
}

test('a backup holds the calculators of sites, not the files that are made anew, and is its owner’s alone', async () => {
  const { dataDirectory, copy, said, command } = await prepare()
  for (const name of ['sites/default', 'files']) mkdirSync(join(dataDirectory, name), { recursive: true })
  writeFileSync(join(dataDirectory, 'sites/default/one.json'), '{}')
  writeFileSync(join(dataDirectory, 'files/made'), 'x')
  expect(command([copy])).toBe(0)
  expect(readdirSync(copy).toSorted()).toEqual(['sites', 'sizewright.db'])
  expect(readFileSync(join(copy, 'sites/default/one.json'), 'utf8')).toBe('{}')
  expect(statSync(copy).mode & 0o077).toBe(0)
  expect(said).toEqual([expect.stringContaining(`DATA_DIR=${copy}`)])
})

test.each([
  ['a folder that holds something', 'taken'],
  ['a data folder without a database', 'empty'],
  ['PostgreSQL', 'postgres'],
])('%s is refused with one line, and nothing is left', async (_what, which) => {
  const { copy, said, command } = await prepare()
  if (which === 'taken') {
    mkdirSync(copy)
    writeFileSync(join(copy, 'mine'), '')
  }
  const setup = { taken: {}, empty: { dataDirectory: join(folder, 'none') }, postgres: { databaseUrl: 'postgres://u:hunter2@host/x' } }[
    which
  ]
  expect(command([copy], setup)).toBe(1)
  expect(said).toHaveLength(1)
  expect(said[0]).not.toMatch(/hunter2|\n/)
  expect(readdirSync(folder).toSorted()).toEqual(which === 'taken' ? ['copy', 'data'] : ['data'])
})

test('a damaged database is not taken for a backup', async () => {
  const { dataDirectory, copy, said, command } = await prepare()
  const file = sqliteFile(dataDirectory)
  const bytes = readFileSync(file)
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xa5)]))
  expect(command([copy])).toBe(1)
  expect(said).toEqual([expect.stringContaining('damaged')])
  expect(existsSync(copy)).toBe(false)
  expect(readdirSync(folder)).toEqual(['data'])
})

test('a wrong call is answered with its usage', async () => {
  const { said, command } = await prepare()
  expect([command([]), command(['a', 'b']), command(['--force', 'a']), command(['--help'])]).toEqual([2, 2, 2, 0])
  for (const line of said) expect(line).toContain('npm run backup -- <folder>')
})
