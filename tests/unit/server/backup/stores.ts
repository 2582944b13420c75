/** What an operator backs up, restores and looks into: the embedded database by our command, PostgreSQL by its own. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../../../..')

/** A command of the operator, as `npm run` starts it. */
export const runCli = (name: string, words: readonly string[], settings: Readonly<Record<string, string>>) =>
  run(process.execPath, [`server/${name}/cli.ts`, ...words], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', LC_ALL: 'en', ...settings },
  })

/** One with a server on it, and the way to another one that holds the same. */
export interface Store {
  /** Settings of a server. */
  readonly settings: Readonly<Record<string, string>>
  /** The digits that somebody was sent last. */
  readonly codeFor: (phone: string) => Promise<string>
  /** Somebody reads for long: what is written meanwhile is not in the file of the database yet. @returns what ends it */
  readonly readLong: () => () => void
  readonly backUp: () => Promise<void>
  /** @returns settings of a server over what was backed up */
  readonly restore: () => Promise<Readonly<Record<string, string>>>
  readonly remove: () => Promise<void>
}

const lastMessage = 'select body from message where recipient = $1 order by created_at desc limit 1'
const digitsIn = (body: unknown): string => /\b\d{6}\b/.exec(String(body))?.[0] ?? 'none'

export const sqliteStore = async (): Promise<Store> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-backup-'))
  const [data, copy] = [join(folder, 'data'), join(folder, 'copies/today')]
  return {
    settings: { DATA_DIR: data },
    codeFor: async (phone) => {
      const database = new SqliteDatabase(join(data, 'sizewright.db'), { readonly: true })
      try {
        return digitsIn(database.prepare(lastMessage.replace('$1', '?')).pluck().get(phone))
      } finally {
        database.close()
      }
    },
    readLong: () => {
      const reader = new SqliteDatabase(join(data, 'sizewright.db'), { readonly: true })
      reader.exec('begin')
      reader.prepare('select count(*) from message').get()
      return () => void reader.close()
    },
    backUp: async () => void (await runCli('backup', [copy], { DATA_DIR: data })),
    restore: async () => ({ DATA_DIR: copy }),
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

/** Whether PostgreSQL's own commands are here. */
export const hasDump = spawnSync('pg_dump', ['--version']).status === 0

/** The commands of docs/operating.md. */
export const postgresStore = async (serverUrl: string): Promise<Store> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-backup-'))
  const dump = join(folder, 'sizewright.dump')
  const names = ['data', 'copy'].map((name) => `backup_${name}_${process.pid}_${Date.now()}`)
  const [own = '', other = ''] = names
  const urlOf = (name: string): string => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${own}`)
  return {
    settings: { DATABASE_URL: urlOf(own), DATA_DIR: join(folder, 'data') },
    codeFor: async (phone) => {
      const client = new pg.Client({ connectionString: urlOf(own) })
      await client.connect()
      try {
        const { rows } = await client.query<{ body: string }>(lastMessage, [phone])
        return digitsIn(rows[0]?.body)
      } finally {
        await client.end()
      }
    },
    readLong: () => () => undefined,
    backUp: async () => void (await run('pg_dump', ['--format=custom', `--file=${dump}`, urlOf(own)])),
    restore: async () => {
      await server.query(`create database ${other}`)
      await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${urlOf(other)}`, dump])
      return { DATABASE_URL: urlOf(other), DATA_DIR: join(folder, 'data') }
    },
    remove: async () => {
      for (const name of names) await server.query(`drop database if exists ${name} with (force)`)
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}
