/** What ships is built of the sources: it has to be the same program. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverBuild } from '../../../scripts/server-build.ts'
import { sourceHashes } from '../../../server/base/source-hashes.ts'

const project = join(import.meta.dirname, '../../..')
const outDir = `results/built-${process.pid}`
const folder = mkdtempSync(join(tmpdir(), 'sizewright-built-'))
const started: ChildProcess[] = []

/** @returns its address */
const start = async (main: string): Promise<string> => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: join(folder, main),
    DIST_DIR: join(folder, 'none'),
  }
  const child = spawn(process.execPath, [main], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^Sizewright is ready: (http:\S+)$/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`${main} has ended`)
}

let sources = ''
let built = ''
beforeAll(async () => {
  await build({ ...serverBuild(outDir), logLevel: 'error' })
  ;[sources, built] = await Promise.all([start('server/main.ts'), start(`${outDir}/main.js`)])
})

afterAll(async () => {
  for (const child of started) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for (const path of [folder, join(project, outDir)]) rmSync(path, { recursive: true, force: true })
})

/** Without what no two answers have in common. */
const answerOf = async (address: string, path: string, locale: string) => {
  const answer = await fetch(`${address}${path}`, { headers: { 'accept-language': locale } })
  const { status, headers } = answer
  return { status, type: headers.get('content-type'), text: (await answer.text()).replaceAll(address, '') }
}

const languages = ['en', 'zh-Hans', 'es', 'ru']

test.each([
  // Every schema, and the texts of every form.
  ['the description of all calls', '/openapi.json', ['ru']],
  ['a page of the documentation, with a file beside the sources', '/docs', ['es']],
  ['a calculation', '/YQWorking/api/BallScrewWorking/Calculation?W=500&Speed=100&Acceleration=1&Stroke=500&Page=1&Size=10', languages],
  ['a form of texts', '/YQWorking/api/Reducer3PhaseWorking/CalculationInit', languages],
  ['the version', '/healthz', ['en']],
])('the built server gives %s as its sources do', async (_, path, locales) => {
  for (const locale of locales) {
    const expected = await answerOf(sources, path, locale)
    expect(expected.text.length).toBeGreaterThan(20)
    expect(await answerOf(built, path, locale)).toEqual(expected)
  }
})

test('the built server says what it was built of, whatever lies on the disk later', async () => {
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
