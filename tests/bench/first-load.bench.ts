/** The JavaScript that a calculator's route needs until its form is shown, in a browser that has nothing of the page yet. */
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { withBuiltServer } from './built-server.ts'
import type { Bench, Table } from './harness.ts'

type Script = { readonly name: string; readonly bytes: number; readonly gzip: number }

const route = '#/selection/calc_300'
const mostBytes = 120_000

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
  const { first, later } = await withBuiltServer((url) => scriptsOf(`${url}${route}`))
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
