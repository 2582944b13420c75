/** Faults of the embedded database and of its node. */
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, statSync } from 'node:fs'
import { setTimeout as pass } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import type { Node } from './node-process.ts'
import type { Fault } from './fault.ts'
import type { SqliteWorld } from './world.ts'

const nodeOf = ({ nodes }: SqliteWorld): Node => {
  const [node] = nodes
  if (!node) throw new Error('no node')
  return node
}

const kill: Fault<SqliteWorld> = { name: 'sqlite: node killed', strike: ({ world }) => nodeOf(world).kill() }

const lock: Fault<SqliteWorld> = {
  name: 'sqlite: foreign lock',
  strike: async ({ world: { file }, chance, complain, retries }) => {
    const isShort = chance.pick([true, false])
    const before = retries()
    const other = new SqliteDatabase(file, { timeout: 2000 })
    other.exec('begin immediate')
    await pass(isShort ? chance.between(500, 2000) : chance.between(6000, 12_000))
    other.exec('rollback')
    other.close()
    // A short lock must be waited for.
    if (isShort && retries() > before) complain(`${retries() - before} writes refused because of a short lock`)
  },
}

/** Moves the database and its companion files. */
const move = (from: string, to: string): void => {
  for (const end of ['', '-wal', '-shm']) if (existsSync(from + end)) renameSync(from + end, to + end)
}

const removed: Fault<SqliteWorld> = {
  name: 'sqlite: file removed',
  strike: async ({ world: { file }, chance, complain, acknowledged }) => {
    move(file, `${file}.away`)
    await pass(200)
    const before = acknowledged()
    await pass(chance.between(1000, 5000))
    const after = acknowledged()
    if (after > before) complain(`${after - before} writes acknowledged into a file that was gone`)
    move(`${file}.away`, file)
  },
}

const replaced: Fault<SqliteWorld> = {
  name: 'sqlite: file replaced',
  strike: async ({ world: { file }, chance }) => {
    move(file, `${file}.away`)
    await pass(200)
    const old = new SqliteDatabase(`${file}.away`)
    old.prepare('vacuum into ?').run(`${file}.new`)
    old.close()
    await pass(chance.between(0, 2000))
    renameSync(`${file}.new`, file)
    await pass(500)
  },
}

/** Prevents the process from growing any file, as on a full disk; needs no disk and no privileges. */
const full: Fault<SqliteWorld> = {
  name: 'sqlite: disk full',
  strike: async ({ world, chance }) => {
    const { file } = world
    const limit = (size: string) => execFileSync('prlimit', ['--pid', String(nodeOf(world).pid()), `--fsize=${size}:unlimited`])
    const grown = Math.max(statSync(file).size, statSync(`${file}-wal`).size)
    limit(String(chance.pick([grown, Math.floor(grown / 2), 4096])))
    await pass(chance.between(1000, 4000))
    limit('unlimited')
  },
}

export const sqliteFaults: readonly Fault<SqliteWorld>[] = [kill, lock, removed, replaced, full]
