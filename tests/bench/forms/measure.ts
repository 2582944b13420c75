/** One measurement of one page in a fresh browser context (its own renderer process), with real key events. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { instrument } from './page.ts'
import { makeProbe } from './spec.ts'
import type { Probe, Spec } from './spec.ts'

/** Milliseconds between keys: every key gets its own frame. */
const pace = 40
/** Milliseconds for late work: timers, idle callbacks. */
const settle = 200
const warmUpKeys = 16
const keysMeasured = 48
const togglesMeasured = 10

/** CPU milliseconds of the main thread (script, style, layout, paint and the browser's own editing), but `paint` (wall clock) and `heap` (MiB). */
export type Measurement = {
  readonly key: number
  readonly toggle: number
  readonly mount: number
  /** Mounting, and before it, when the script is loaded, making the plan of the form. */
  readonly prepareAndMount: number
  readonly paint: number
  readonly heap: number
}

type Session = { readonly page: Page; readonly context: BrowserContext; readonly probe: Probe }

const repeat = (keys: readonly string[], count: number): readonly string[] =>
  Array.from({ length: Math.floor(count / keys.length) * keys.length }, (_, index) => keys[index % keys.length] ?? '')

async function withPage<T>(browser: Browser, target: { url: string; spec: Spec }, work: (session: Session) => Promise<T>): Promise<T> {
  const probe = makeProbe(target.spec)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(instrument, { spec: target.spec, last: probe.last })
    await page.goto(target.url)
    return await work({ page, context, probe })
  } finally {
    await context.close()
  }
}

async function mount({ page }: Session): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.evaluate('globalThis.benchGo()')
  await page
    .waitForFunction(() => performance.getEntriesByName('painted').length > 0, null, { timeout: 120_000 })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()}: never painted ${errors[0] ?? ''}`, { cause })
    })
  await sleep(settle)
}

async function press({ page }: Session, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await sleep(pace)
  }
}

const focus = ({ page }: Session, id: string) => page.evaluate((each) => document.getElementById(each)?.focus(), id)

const countShown = ({ page, probe }: Session): Promise<number> =>
  page.evaluate((ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility()).length, [...probe.shown])

async function metricsOf(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    collectGarbage: () => session.send('HeapProfiler.collectGarbage'),
    async read(name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    },
  }
}

/** Measures mount, heap, keystrokes and the select; afterwards checks that the select really shows its fields. */
export function measure(browser: Browser, url: string, spec: Spec): Promise<Measurement> {
  return withPage(browser, { url, spec }, async (session) => {
    const { page, context, probe } = session
    const metrics = await metricsOf(context, page)
    /** CPU milliseconds of `work`. */
    const cost = async (work: () => Promise<void>) => {
      await sleep(settle)
      const before = await metrics.read('TaskDuration')
      await work()
      await sleep(settle)
      return ((await metrics.read('TaskDuration')) - before) * 1000
    }
    const costPerKey = async (keys: readonly string[]) => (await cost(() => press(session, keys))) / keys.length

    const mountCost = await cost(() => mount(session))
    const paint = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      return at('painted') - at('mount')
    })
    const prepare = await page.evaluate(() => performance.getEntriesByName('prepare')[0]?.duration ?? Number.NaN)
    await metrics.collectGarbage()
    await metrics.collectGarbage()
    const heap = (await metrics.read('JSHeapUsedSize')) / 2 ** 20

    await focus(session, probe.typed)
    await press(session, ['End', ...repeat(probe.keys, warmUpKeys)])
    const key = await costPerKey(repeat(probe.keys, keysMeasured))
    await focus(session, probe.toggled)
    await press(session, repeat(probe.toggleKeys, 4))
    const toggle = await costPerKey(repeat(probe.toggleKeys, togglesMeasured))
    await press(session, [probe.toggleKeys[0]])
    await sleep(settle)
    if ((await countShown(session)) !== probe.shown.length) throw new Error(`${url}: the select did not show its fields`)
    return { key, toggle, mount: mountCost, prepareAndMount: prepare + mountCost, paint, heap }
  })
}

/** What a page does, judged by its DOM alone. */
export type Features = { readonly typing: boolean; readonly conditions: boolean; readonly rangeCheck: boolean; readonly derived: boolean }

/** Checks that the page does the work it is measured by; not timed. */
export function verify(browser: Browser, url: string, spec: Spec): Promise<Features> {
  return withPage(browser, { url, spec }, async (session) => {
    const { page, probe } = session
    await mount(session)
    const look = async () => {
      await sleep(settle)
      const values = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement | HTMLOutputElement>('input, output')].map((one) => one.value),
      )
      const text = await page.evaluate(() => document.body.innerText)
      return { shown: await countShown(session), numbers: [...values, ...(text.match(/\d+/g) ?? [])], words: text.replace(/\d+/g, '') }
    }
    await focus(session, probe.typed)
    await press(session, ['End', probe.keys[0] ?? ''])
    const valid = await look()
    await press(session, [probe.keys[1] ?? ''])
    const invalid = await look()
    await press(session, ['Backspace', 'Backspace'])
    await focus(session, probe.toggled)
    await press(session, [probe.toggleKeys[0]])
    const on = await look()
    await press(session, [probe.toggleKeys[1]])
    const off = await look()
    return {
      typing: valid.numbers.some((value) => value.endsWith('7') && value.length === 3),
      derived: valid.numbers.includes(probe.expected),
      rangeCheck: valid.words !== invalid.words,
      conditions: valid.shown === 0 && on.shown === probe.shown.length && off.shown === 0,
    }
  })
}
