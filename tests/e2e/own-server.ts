/** A server beside the shared one, for what no other journey may see: another catalogue, calculators of a site. A worker has one for all its journeys. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { sql } from 'kysely'
import { findFreePort } from '../../scripts/free-port.ts'
import { sqliteFile } from '../../server/database/database.ts'
import { openJourneyDatabase, setSite } from './commands.ts'

const root = join(import.meta.dirname, '../..')

const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => String(text).includes('is ready') && resolve())
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

type Edit = (row: string) => string | undefined

/** The shipped catalogue as an operator imports one, its ball screws edited row by row. */
const writeCatalogue = (folder: string, edit: Edit): void => {
  for (const family of readdirSync(join(root, 'families'))) {
    const rows = join(root, 'families', family, 'rows')
    if (existsSync(rows)) cpSync(rows, join(folder, family), { recursive: true })
  }
  for (const file of readdirSync(join(folder, 'ball-screw'))) {
    const path = join(folder, 'ball-screw', file)
    const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    writeFileSync(path, `${[head, ...lines.flatMap((line) => edit(line) ?? [])].join('\n')}\n`)
  }
}

export type OwnServer = {
  readonly url: string
  /** Puts a file into the folder of calculators of the site `default`. */
  readonly putCalculator: (name: string, content: string) => void
  /** Stores a site, as an operator does. */
  readonly setSite: (site: Parameters<typeof setSite>[0]) => Promise<void>
  /** Imports the shipped catalogue with other ball screws, and waits until the server answers by it. */
  readonly importScrews: (edit: Edit) => Promise<void>
}

/** The database of the shared server as it is now: its catalogue is read already. */
const copyDatabase = async (file: string): Promise<void> => {
  const { db, close } = await openJourneyDatabase()
  try {
    await sql`vacuum into ${file}`.execute(db)
  } finally {
    await close()
  }
}

const startServer = async (): Promise<OwnServer & { readonly stop: () => Promise<void> }> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sizewright-own-'))
  await copyDatabase(sqliteFile(dataDirectory))
  const port = await findFreePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    REQUESTS_PER_MINUTE: '100000',
    LC_ALL: 'en',
  }
  const child = spawn('sh', ['scripts/serve.sh'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await started(child)
  const url = `http://127.0.0.1:${port}`
  const versionNow = async (): Promise<string> => (await fetch(`${url}/healthz`)).text()
  return {
    url,
    putCalculator: (name, content) => {
      const folder = join(dataDirectory, 'sites/default/calculators')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, name), content)
    },
    setSite: (site) => setSite(site, dataDirectory),
    importScrews: async (edit) => {
      const folder = join(dataDirectory, `import-${Date.now()}`)
      mkdirSync(folder)
      writeCatalogue(folder, edit)
      const before = await versionNow()
      await promisify(execFile)(process.execPath, ['server/catalogue/import/cli.ts', 'import', folder], { cwd: root, env })
      await expect.poll(versionNow, { message: 'the import changes the catalogue' }).not.toBe(before)
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.removeAllListeners('exit').on('exit', () => {
          rmSync(dataDirectory, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Journeys whose pages come from a server of their own. */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    // Named as what it needs: the browser, so that no server waits for it.
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, provide) => provide(ownServer.url),
})
