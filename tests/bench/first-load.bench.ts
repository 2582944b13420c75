/** The JavaScript that a calculator's route needs until its form is shown, in a browser that has nothing of the page yet. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { findFreePort } from '../../scripts/free-port.ts'
import type { Bench, Table } from './harness.ts'

type Script = { readonly name: string; readonly bytes: number; readonly gzip: number }

const projectDirectory = join(import.meta.dirname, '../..')
const route = '#/selection/calc_300'
const mostBytes = 120_000

/** The built pages behind the real server, in a folder of their own. */
async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-first-load-'))
  const port = String(await findFreePort())
  try {
    await build({ root: projectDirectory, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } })
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: projectDirectory,
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        DIST_DIR: join(folder, 'dist'),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    try {
      await Promise.race([untilReady(server.stdout), ended])
      return await work(`http://127.0.0.1:${port}/`)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server says so on its output, which is read to its end: a full pipe would stop it. */
function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (text: Buffer) => text.includes('is ready') && resolve())
  })
}

/** @returns what had arrived when the form was shown, in the order of asking, and what came after it */
async function scriptsOf(url: string): Promise<{ first: Script[]; later: Script[] }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ locale: 'en' })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main form')) return
        performance.mark('form')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(url)
    await page.locator('main form').waitFor()
    await page.waitForLoadState('networkidle')
    const loads = await page.evaluate(() => {
      const shown = performance.getEntriesByName('form')[0]?.startTime ?? Infinity
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.map(({ name, startTime, duration }) => ({ name, late: startTime + duration > shown }))
    })
    const part = (wanted: boolean) => Promise.all(loads.filter(({ late }) => late === wanted).map(({ name }) => sizeOf(name)))
    return { first: await part(false), later: await part(true) }
  } finally {
    await browser.close()
  }
}

async function sizeOf(url: string): Promise<Script> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  return { name: basename(url), bytes: body.length, gzip: gzipSync(body, { level: 9 }).length }
}

const gzipOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0)

async function run(): Promise<Table> {
  const { first, later } = await withServer((url) => scriptsOf(`${url}${route}`))
  const sum = gzipOf(first)
  return {
    title: 'JavaScript of the first calculator route',
    columns: ['file', 'bytes', 'gzip -9'],
    rows: [
      ...first.map(({ name, bytes, gzip }) => [name, bytes, gzip]),
      ['until the form is shown', first.reduce((all, { bytes }) => all + bytes, 0), sum],
    ],
    notes: [
      `\`${route}\`, English, Chromium with an empty cache; ${sum <= mostBytes ? 'within' : 'ABOVE'} the limit of ${mostBytes} bytes.`,
      `Not awaited by the form, ${gzipOf(later)} bytes: ${later.map(({ name, gzip }) => `${name} ${gzip}`).join(', ')}.`,
    ],
  }
}

export const bench: Bench = { name: 'first-load', run }
