/** What ships is built of the sources: it starts, ends, and is the same program. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import SqliteDatabase from 'better-sqlite3'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scaledPart } from '../../setup/runs.ts'
import { serverBuild } from '../../../scripts/server-build.ts'
import { sourceHashes } from '../../../server/base/source-hashes.ts'
import { openSeededDatabase } from './support/seeded-database.ts'

const project = join(import.meta.dirname, '../../..')
const outDir = `results/built-${process.pid}`
let folder = ''
const started: ChildProcess[] = []

beforeAll(() => build({ ...serverBuild(outDir), logLevel: 'error' }))
afterAll(() => rmSync(join(project, outDir), { recursive: true, force: true }))

const open = () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
}
const close = async () => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  rmSync(folder, { recursive: true })
}

/** A database with the catalogue, which the first start would import. */
const seed = async (place: string) => (await openSeededDatabase(place)).close()

/** The built server, which is ready in a part of the time, unless `main` is another. */
const run = (settings: Record<string, string> = {}, main = `${outDir}/main.js`) => {
  const env = {
    ...process.env,
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    HOST: '',
    DATABASE_URL: '',
    PORT: '0',
    DATA_DIR: folder,
    DIST_DIR: join(folder, 'dist'),
    ...settings,
  }
  const child = spawn(process.execPath, [main], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (output.out += String(text)))
  child.stderr.setEncoding('utf8').on('data', (text) => (output.err += String(text)))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...output }))
  return { child, output, ended }
}

/** The address that the server prints when it is ready. */
const addressOf = async ({ child, output, ended }: ReturnType<typeof run>): Promise<string> => {
  for (;;) {
    const [, address] = /^Sizewright is ready: (http:\S+)$/m.exec(output.out) ?? []
    if (address) return address
    const end = await Promise.race([once(child.stdout ?? child, 'data').then(() => undefined), ended])
    if (end) throw new Error(end.err)
  }
}

describe('a start', () => {
  beforeEach(open)
  afterEach(close)

  test('the server starts, answers, and closes cleanly on a signal; its database can be used again; what it prints is JSON', async () => {
    await seed(folder)
    for (const signal of scaledPart(['SIGTERM', 'SIGINT'] as const, 1)) {
      const server = run()
      const address = await addressOf(server)
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      const health: unknown = await (await fetch(`${address}/healthz`)).json()
      expect(health).toMatchObject({ status: 'ok' })
      expect(JSON.stringify(health)).toMatch(/"catalogue":"1-/)
      await fetch(`${address}/YQWorking/api/LiftWorking/Calculation?W=secret`)
      // Without built pages it answers calls alone.
      expect((await fetch(`${address}/`)).status).toBe(404)
      server.child.kill(signal)
      const { code, out, err } = await server.ended
      expect(code).toBe(0)
      expect(existsSync(join(folder, 'sizewright.db-wal'))).toBe(false)
      const lines = out.trim().split('\n').slice(1)
      expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(expect.objectContaining({ event: 'request', status: 400 }))
      expect(lines.join('')).not.toContain('secret')
      expect(err).toContain('npm run build')
    }
  })

  test.each([
    ['a database with its pages overwritten', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8192, 0xab)])],
    ['the same, so large that a thread looks at it', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(2 ** 26, 0xab)])],
  ])('a database file that is %s stops the start with its name, and stays as it is', async (_what, contents) => {
    const file = join(folder, 'sizewright.db')
    writeFileSync(file, contents)
    const { code, err } = await run().ended
    expect(code).toBe(1)
    expect(err).toContain(file)
    expect(err).toMatch(/backup/)
    expect(err).not.toMatch(/\n\s+at /)
    expect(readFileSync(file).equals(contents)).toBe(true)
  })

  test('a port in use stops the start with the port and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const { code, err } = await run({ PORT: port }).ended
    other.close()
    expect(code).toBe(1)
    expect(err).toContain(port)
    expect(err).toContain('PORT=')
    expect(err).not.toMatch(/\n\s+at /)
  })

  test('a data folder below a file stops the start with one line', async () => {
    writeFileSync(join(folder, 'file'), '')
    const path = join(folder, 'file/data')
    const { code, err } = await run({ DATA_DIR: path }).ended
    expect(code).toBe(1)
    expect(err).toContain(path)
    expect(err).toContain('DATA_DIR')
    expect(err).not.toMatch(/\n\s+at /)
  })

  test(
    'a database server that speaks another language is named as one that does not answer, without its password',
    { tags: ['deep'] },
    async () => {
      const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
      await once(other, 'listening')
      const address = other.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const { code, err } = await run({ DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/sizes` }).ended
      other.close()
      expect(code).toBe(1)
      expect(err).toContain(`127.0.0.1:${port}`)
      expect(err).not.toContain('hunter2')
      expect(err).not.toMatch(/\n\s+at /)
    },
  )

  test('a database that a newer program has changed stops an older one with one line, and stays as it is', async () => {
    await seed(folder)
    const file = join(folder, 'sizewright.db')
    const database = new SqliteDatabase(file)
    database.exec("insert into kysely_migration (name, timestamp) values ('2999-01-01-later', '2999-01-01T00:00:00.000Z')")
    database.exec('create table later (id text)')
    database.close()
    const before = readFileSync(file)
    const { code, err } = await run().ended
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(file)
    expect(err).toMatch(/newer version/)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('a wrong setting stops the start and is named, in the language of the terminal', async () => {
    const ends = await Promise.all(['es_ES', 'C'].map(async (LANG) => run({ PORT: 'eighty', LANG }).ended))
    for (const { code, err } of ends) expect([code, err.includes('PORT'), err.includes('eighty')]).toEqual([1, true, true])
    expect(new Set(ends.map(({ err }) => err)).size).toBe(2)
    expect(ends[1]?.err).toContain('cannot be')
  })
})

describe('the built server', { tags: ['deep'] }, () => {
  let [sources, built] = ['', '']
  beforeAll(async () => {
    open()
    const start = (main: string) => addressOf(run({ DATA_DIR: join(folder, main) }, main))
    ;[sources, built] = await Promise.all([start('server/main.ts'), start(`${outDir}/main.js`)])
  })
  afterAll(close)

  /** Without what no two answers have in common. */
  const answerOf = async (address: string, path: string, locale: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { 'accept-language': locale } })
    const { status, headers } = answer
    return { status, type: headers.get('content-type'), text: (await answer.text()).replaceAll(address, '') }
  }

  test.each([
    // Every schema and the text of every call, with a file beside the sources.
    ['the documentation', '/docs', 'es'],
    ['a calculation', '/YQWorking/api/BallScrewWorking/Calculation?W=500&Speed=100&Acceleration=1&Stroke=500&Page=1&Size=10', 'ru'],
    ['a form of texts', '/YQWorking/api/Reducer3PhaseWorking/CalculationInit', 'zh-Hans'],
    ['the version', '/healthz', 'en'],
  ])('gives %s as its sources do', async (_, path, locale) => {
    const expected = await answerOf(sources, path, locale)
    expect(expected.text.length).toBeGreaterThan(20)
    expect(await answerOf(built, path, locale)).toEqual(expected)
  })

  test('says what it was built of, whatever lies on the disk later', async () => {
    const [[, hash] = ['', '-']] = await sourceHashes(['server/catalogue'])
    expect(readFileSync(join(project, outDir, 'server.js'), 'utf8')).toContain(hash)
  })

  test('a script that starts a server that is not built says so', async () => {
    const copy = join(folder, 'copy')
    cpSync(join(project, 'scripts/serve.sh'), join(copy, 'scripts/serve.sh'), { recursive: true })
    const serve = spawn('sh', ['scripts/serve.sh'], { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(serve, 'exit')
    expect(await text(serve.stderr)).toContain('npm run build')
    await ended
    expect(serve.exitCode).toBe(1)
  })
})
