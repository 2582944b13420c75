/** What each route costs a browser that has nothing of the page yet: bytes, time to the first and the largest paint and to the form, blocked time, what moves. */
import { cpus, loadavg } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright-core'
import { workingClasses } from '../../schemas/registry.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { withBuiltServer } from './built-server.ts'
import { type Bench, median, rounded, type Table } from './harness.ts'

const routes = [
  '/',
  '/selection/rotating_121',
  '/usercenter/user-selection',
  '/productslecto/WTF/THK-WTF2040-2',
  '/selection/prod-directory',
  '/serieslist/ball-screw',
  '/productslecto/WTF/~20',
  '/search?q=WTF',
  '/lectogroup?group=gear-servo',
  ...workingClasses.map(({ id }) => `/selection/calc_${id}`),
]

/** As much slower as a phone is than the machine. */
const slowdown = 4
const rounds = 3

type Cost = {
  readonly requests: number
  readonly kB: number
  readonly paint: number
  readonly largest: number
  readonly form: number
  readonly blocked: number
  readonly shift: number
}

/** Notes what the browser itself says of a page, from its first moment on. */
function watch(): void {
  const tasks: { start: number; duration: number }[] = []
  const seen = { shift: 0, tasks, form: 0, largest: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main :is(input, select, button, a)')) return
    seen.form = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    // What `watch` put there.
    const { seen } = window as unknown as {
      readonly seen: { shift: number; tasks: { start: number; duration: number }[]; form: number; largest: number }
    }
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    // Of a task that the paint falls into, what comes after it.
    const after = seen.tasks.map(({ start, duration }) => start + duration - Math.max(start, paint))
    const blocked = after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0)
    return { paint, largest: seen.largest, form: seen.form, blocked, shift: seen.shift }
  })

/** One visit with an empty cache. */
async function costOf(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const devtools = await context.newCDPSession(page)
    const loads: number[] = []
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => loads.push(encodedDataLength))
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('main :is(input, select, button, a)').first().waitFor({ state: 'attached' })
    return { requests: loads.length, kB: loads.reduce((sum, bytes) => sum + bytes, 0) / 1000, ...(await readSeen(page)) }
  } finally {
    await context.close()
  }
}

const middle = (costs: readonly Cost[], name: keyof Cost): number => median(costs.map((cost) => cost[name]))

async function measure(url: string): Promise<Table['rows']> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const rows: (readonly (string | number)[])[] = []
    for (const route of routes) {
      const costs: Cost[] = []
      for (let round = 0; round < rounds; round += 1) costs.push(await costOf(browser, `${url}#${route}`))
      const of = (name: keyof Cost) => middle(costs, name)
      const shift = Math.max(...costs.map((cost) => cost.shift))
      rows.push([
        route,
        of('requests'),
        rounded(of('kB')),
        Math.round(of('paint')),
        Math.round(of('largest')),
        Math.round(of('form')),
        Math.round(of('blocked')),
        rounded(shift),
      ])
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function run(): Promise<Table> {
  return {
    title: 'What each route costs',
    columns: ['route', 'requests', 'kB', 'first paint, ms', 'largest paint, ms', 'usable, ms', 'blocked, ms', 'layout shift'],
    rows: await withBuiltServer(measure),
    notes: [
      `English, 1440 px, Chromium with an empty cache, processor slowed down ${slowdown} times; medians of ${rounds} visits, of the layout shift the most.`,
      `Load of the machine at the end: ${Math.round(loadavg()[0] ?? 0)} on ${cpus().length} processors; with more than its processors carry, times are longer than they are.`,
      'kB as they come over the wire. Blocked: what tasks after the first paint take beyond 50 ms each, until nothing is loaded any more.',
    ],
  }
}

export const bench: Bench = { name: 'pages', run }
