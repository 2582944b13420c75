/** Threads that make files: what they make, what stops them, and what becomes of the job. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FileKind } from '../../../../contract/files/files.ts'
import type { Database } from '../../../../server/database/database.ts'
import { sha256 } from '../../../../server/files/canonical-json.ts'
import { askForFile } from '../../../../server/files/jobs/file-tasks.ts'
import { createMaking, type Making, type MakingOptions } from '../../../../server/files/making/making.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { sampleAsk, sampleJob, testMakers } from './sample-file.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-files-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type ReportedEvent = Readonly<Record<string, string>>

const node = (database: Database, own: Partial<MakingOptions> = {}) => {
  const reported: ReportedEvent[] = []
  const making = createMaking(database, {
    dataDirectory: newFolder(),
    cacheMegabytes: 16,
    threads: 2,
    now: Date.now,
    tell: (event, detail) => reported.push({ event, ...detail }),
    makers: testMakers,
    kinds: ['bom', 'archive', 'preview'],
    ...own,
  })
  closing.push(() => making.stop())
  return { making, reported }
}

const ask = (database: Database, owner: string, name: string, kind: FileKind = 'bom') =>
  askForFile(database.db, sampleAsk(owner, name, kind), Date.now())

const jobOf = ({ db }: Database, name: string) =>
  db.selectFrom('file_job').selectAll().where('key', '=', sampleJob(name).key).executeTakeFirstOrThrow()

const settledJob = async (database: Database, name: string, seconds = 30) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const job = await jobOf(database, name)
    if (job.state === 'done' || job.state === 'failed') return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${name} is not settled: ${JSON.stringify(await jobOf(database, name))}`)
}

const textOf = async (making: Making, database: Database, name: string): Promise<string> => {
  const { hash } = await making.contentOf(await jobOf(database, name))
  return new Response(await making.open(hash)).text()
}

describeOnDatabase('files', 'file_making', (databases) => {
  it('are made by the hash of their content, which every node makes alike, and are not made twice by one that has them', async () => {
    const database = await databases.fresh()
    const file = join(newFolder(), 'times')
    const name = `noted ${file}`
    const { making } = node(database)
    making.start()
    await ask(database, 'a', name)
    making.nudge()
    const job = await settledJob(database, name)
    const text = `bom of ${name}\n`
    expect(job).toMatchObject({ state: 'done', content_hash: sha256(text), length: text.length, attempts: 1 })
    expect([await textOf(making, database, name), await textOf(making, database, name)]).toEqual([text, text])
    expect(readFileSync(file, 'utf8')).toBe('made\n')
    const other = node(await databases.again())
    const both = await Promise.all([textOf(other.making, database, name), textOf(other.making, database, name)])
    expect([...both, readFileSync(file, 'utf8')]).toEqual([text, text, 'made\nmade\n'])
  })

  it('whose bytes were cut off or taken away here are made anew', async () => {
    const database = await databases.fresh()
    const dataDirectory = newFolder()
    const { making } = node(database, { dataDirectory })
    making.start()
    await ask(database, 'a', 'plain')
    making.nudge()
    const { content_hash: hash } = await settledJob(database, 'plain')
    const path = join(dataDirectory, 'files', String(hash))
    writeFileSync(path, 'b')
    expect(await textOf(making, database, 'plain')).toBe('bom of plain\n')
    rmSync(path)
    expect(await textOf(making, database, 'plain')).toBe('bom of plain\n')
  })

  it('tell how far they are in the table, for every node', async () => {
    const database = await databases.fresh()
    const { making } = node(database, { lease: 300 })
    making.start()
    await ask(database, 'a', 'slow 2000')
    making.nudge()
    const seen = new Set<number>()
    for (let job = await jobOf(database, 'slow 2000'); job.state !== 'done'; job = await jobOf(database, 'slow 2000')) {
      seen.add(job.progress)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    const steps = [...seen]
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(steps.filter((done) => done > 0 && done < 1).length).toBeGreaterThan(3)
  })

  it('that cannot be made fail at once, with the reason for the operator', async () => {
    const database = await databases.fresh()
    const { making, reported } = node(database)
    making.start()
    await ask(database, 'a', 'throws')
    making.nudge()
    expect(await settledJob(database, 'throws')).toMatchObject({
      state: 'failed',
      fault: 'failed',
      fault_text: 'no such geometry',
      attempts: 1,
    })
    expect(reported).toEqual([{ event: 'fileNotMade', key: sampleJob('throws').key, reason: 'threw', text: 'no such geometry' }])
  })

  it('that take too long fail as timed out, even those that never listen, and their thread ends', { tags: ['deep'] }, async () => {
    const database = await databases.fresh()
    const { making } = node(database, { limit: 3000, threads: 1 })
    making.start()
    await ask(database, 'a', 'loops')
    await ask(database, 'b', 'plain')
    making.nudge()
    expect(await settledJob(database, 'loops')).toMatchObject({ state: 'failed', fault: 'timeout', attempts: 1 })
    expect((await settledJob(database, 'plain')).state).toBe('done')
  })

  it('that wait longer than their limit of processor time are made: a busy machine takes longer, not more', async () => {
    const database = await databases.fresh()
    const { making } = node(database, { limit: 500, threads: 1 })
    making.start()
    await ask(database, 'a', 'slow 1500')
    making.nudge()
    expect((await settledJob(database, 'slow 1500')).state).toBe('done')
  })

  it.each(scaledPart(['objects', 'doubles', 'buffers'], 1))(
    'that eat memory (%s) fail by themselves, and the next one is made',
    { tags: ['deep'] },
    async (name) => {
      const before = process.memoryUsage.rss()
      const database = await databases.fresh()
      const { making, reported } = node(database, { mostMegabytes: 96, threads: 1 })
      making.start()
      await ask(database, 'a', name)
      await ask(database, 'b', 'plain')
      making.nudge()
      expect(await settledJob(database, name, 100)).toMatchObject({ state: 'failed', fault: 'failed', attempts: 3 })
      expect((await settledJob(database, 'plain')).state).toBe('done')
      expect(reported.map(({ reason }) => reason)).toEqual(['memory', 'memory', 'memory'])
      expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(1000)
    },
  )

  it('whose thread ends in the middle are taken up again', async () => {
    const database = await databases.fresh()
    const name = `exitsOnce ${join(newFolder(), 'did')}`
    const { making, reported } = node(database)
    making.start()
    await ask(database, 'a', name)
    making.nudge()
    expect(await settledJob(database, name)).toMatchObject({ state: 'done', attempts: 2 })
    expect(reported).toMatchObject([{ reason: 'ended' }])
  })

  it('whose thread ends every time fail after three attempts and take nobody with them', async () => {
    const database = await databases.fresh()
    const { making } = node(database, { threads: 1 })
    making.start()
    await ask(database, 'a', 'exits')
    for (const owner of ['b', 'c', 'd']) await ask(database, owner, `plain ${owner}`)
    making.nudge()
    expect(await settledJob(database, 'exits')).toMatchObject({ state: 'failed', fault: 'failed', attempts: 3 })
    for (const owner of ['b', 'c', 'd']) expect((await settledJob(database, `plain ${owner}`)).state).toBe('done')
  })

  it('that a node was at when it stopped are made by another one, and their attempt does not count', async () => {
    const database = await databases.fresh()
    const first = node(database)
    first.making.start()
    await ask(database, 'a', 'slow 1500')
    first.making.nudge()
    while ((await jobOf(database, 'slow 1500')).state !== 'running') await new Promise((resolve) => setTimeout(resolve, 10))
    await first.making.stop()
    expect(await jobOf(database, 'slow 1500')).toMatchObject({ state: 'waiting', attempts: 0, runner: null })
    const second = node(await databases.again())
    second.making.start()
    expect(await settledJob(database, 'slow 1500')).toMatchObject({ state: 'done', attempts: 1 })
  })

  it('are made by two nodes for 40 people at once: every one, each once, and of nobody two at a time', async () => {
    const database = await databases.fresh()
    const folder = newFolder()
    const nodes = [node(database), node(await databases.again())]
    for (const { making } of nodes) making.start()
    const names = Array.from({ length: 40 }, (_, person) =>
      [0, 1].map((count) => ({ owner: `person ${person}`, name: `noted ${join(folder, `${person}-${count}`)}` })),
    ).flat()
    await Promise.all(names.map(({ owner, name }) => ask(database, owner, name)))
    for (const { making } of nodes) making.nudge()
    for (const { name } of names) expect(await settledJob(database, name, 100)).toMatchObject({ state: 'done', attempts: 1 })
    expect(readdirSync(folder)).toHaveLength(80)
    expect(names.filter(({ name }) => readFileSync(name.replace('noted ', ''), 'utf8') !== 'made\n')).toEqual([])
    expect(nodes.flatMap(({ reported }) => reported)).toEqual([])
  })

  it('start no thread and make no folder before there is something to make', async () => {
    const database = await databases.fresh()
    const dataDirectory = newFolder()
    const { making } = node(database, { dataDirectory, makers: new URL('./there-is-no-such-module.ts', import.meta.url) })
    making.start()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(existsSync(join(dataDirectory, 'files'))).toBe(false)
  })
})
