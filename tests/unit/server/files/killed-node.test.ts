/** Two processes on one database, one of them killed without warning while it makes files. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DatabaseOptions } from '../../../../server/database/database.ts'
import { askForFile } from '../../../../server/files/jobs/file-tasks.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { sampleAsk, testMakers } from './sample-file.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-node-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const startNode = async (options: DatabaseOptions) => {
  const script = join(import.meta.dirname, 'node-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(options), testMakers.href, newFolder()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  closing.push(kill)
  await once(child.stdout, 'data')
  return { kill }
}

describeOnEachDatabase('a node that is killed in the middle', 'killed_node', (databases) => {
  it('loses nothing: another one makes what it was at, and nothing is done twice that was done', { tags: ['deep'] }, async () => {
    const database = await databases.fresh()
    const folder = newFolder()
    const names = Array.from({ length: 60 }, (_, count) => `noted ${join(folder, String(count))}`)
    // One is at work for certain when the node is killed.
    await askForFile(database.db, sampleAsk('somebody', 'slow 6000'), Date.now() - 1)
    for (const [count, name] of names.entries()) await askForFile(database.db, sampleAsk(`person ${count}`, name), Date.now() + count)
    const states = async () => {
      const jobs = await database.db.selectFrom('file_job').select(['state', 'attempts', 'content_hash']).execute()
      return { jobs, done: jobs.filter(({ state }) => state === 'done').length }
    }
    const first = await startNode(databases.options())
    while (readdirSync(folder).length < 15) await new Promise((resolve) => setTimeout(resolve, 5))
    await first.kill()
    const { done: before, jobs: left } = await states()
    const atWork = left.filter(({ state }) => state === 'running').length
    await startNode(databases.options())
    for (let found = await states(); found.done < names.length + 1; found = await states()) {
      expect(found.jobs.filter(({ state }) => state === 'failed')).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const { jobs } = await states()
    const again = jobs.filter(({ attempts }) => attempts > 1).length
    process.stdout.write(`files: a node killed with ${before} made and ${atWork} at work; ${again} of 61 were begun again\n`)
    expect(atWork).toBeGreaterThan(0)
    expect(again).toBe(atWork)
    expect(before).toBeLessThan(61)
    const times = names
      .map((name) => name.replace('noted ', ''))
      .map((path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0))
    expect(times.filter((count) => count === 0)).toEqual([])
    expect(times.filter((count) => count > 1).length).toBeLessThanOrEqual(atWork)
  })
})
