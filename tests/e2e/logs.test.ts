/** What the pages tell: each event once, nobody's name, and nothing of it stands in anybody's way. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectForEveryone } from './barriers.ts'
import { command, openJourneyDatabase } from './commands.ts'
import { cards, fill, match, open, workedExample } from './form.ts'

/** The logs of this one visitor: nobody else has a browser of this number. */
const visitorOf = async (browser: Browser, number: number, more: { readonly gpc?: true } = {}) => {
  const context = await browser.newContext({
    locale: 'en-US',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  if (more.gpc) await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const page = await context.newPage()
  const stored = async () => {
    const database = await openJourneyDatabase()
    try {
      const own = `Firefox ${number}`
      const events = await database.db
        .selectFrom('behaviour_event')
        .selectAll()
        .where('browser', '=', own)
        .orderBy('at')
        .orderBy('place')
        .execute()
      const faults = await database.db.selectFrom('page_fault').selectAll().where('browser', '=', own).execute()
      return { events, faults }
    } finally {
      await database.close()
    }
  }
  const happened = async () => (await stored()).events.map(({ name, tag }) => `${name} ${tag}`)
  return { context, page, stored, happened }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The logs have come, and the page is told. */
const started = (page: Page, name = 'pageOpened') =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('sizewright.behaviour'))).toContain(name)

test('a journey is told once, event by event, also over a reload, and names nobody', { tag: '@deep' }, async ({ browser }) => {
  const { context, page, stored, happened } = await visitorOf(browser, 7101)
  const secret = 'jane.doe'
  await page.goto('/')
  await started(page)
  await page.getByRole('search').getByRole('combobox').fill(secret)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No models match')).toBeVisible()
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Copy order code/ })
    .click()
  await expect(page.getByText(/^Copied/)).toBeVisible()
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(heading(page)).toHaveText('WTF2040-2')
  await page.reload()
  await expect(heading(page)).toHaveText('WTF2040-2')
  await started(page, 'modelOpened')
  await open(page, 31)

  const expected = [
    'pageOpened /',
    'searched EsSearch/SearchResult',
    'pageLeft /',
    'pageOpened /selection/calc_30',
    'calculationStarted BallScrewWorking/Calculation',
    'calculationAnswered BallScrewWorking/Calculation',
    'orderCodeCopied WTF2040-2 +1302L C7',
    'pageLeft /selection/calc_30',
    'modelOpened /productslecto/WTF/THK-WTF2040-2',
    'pageLeft /productslecto/WTF/THK-WTF2040-2',
    'modelOpened /productslecto/WTF/THK-WTF2040-2',
    'pageLeft /productslecto/WTF/THK-WTF2040-2',
    'pageOpened /selection/calc_31',
  ]
  await expect.poll(happened).toEqual(expected)
  const { events, faults } = await stored()
  const all = JSON.stringify(events)
  expect(all).not.toContain(secret)
  expect(new Set(events.map(({ person_id }) => person_id))).toEqual(new Set([null]))
  expect(new Set(events.map(({ os, site, environment }) => `${os} ${site} ${environment}`))).toEqual(new Set(['Linux default prod']))
  expect(events.every(({ version }) => /^[\w-]{8}$/.test(version))).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('a browser that asks for privacy tells nothing, and the menu says so', { tag: '@deep' }, async ({ browser }) => {
  const { context, page, stored } = await visitorOf(browser, 7102, { gpc: true })
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/api/log/') ? 1 : 0))
  await page.goto('/')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Usage statistics' }).click()
  await expect(page.getByText('Your browser requests not to be tracked')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await open(page, 30)
  await page.reload()
  await context.close()
  expect(calls).toBe(0)
  expect((await stored()).events).toEqual([])
})

test('while the server takes nothing nobody notices, and later everything is there once', { tag: '@deep' }, async ({ browser }) => {
  const { context, page, happened } = await visitorOf(browser, 7104)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  let lost = 0
  // The first is stored and its answer lost, the next do not arrive.
  await page.route('**/api/log/behaviour', async (route) => {
    lost += 1
    if (lost === 1) await route.fetch()
    await route.abort()
  })
  await page.goto('/')
  await started(page)
  for (const id of [30, 31, 20]) {
    await open(page, id)
    await expect(page.locator('.toast')).toHaveCount(0)
  }
  await expect.poll(() => lost).toBeGreaterThan(1)
  await page.unroute('**/api/log/behaviour')
  await page.reload()
  const opened = async () => (await happened()).filter((one) => one.startsWith('pageOpened'))
  const expected = ['/', '/selection/calc_30', '/selection/calc_31', '/selection/calc_20'].map((tag) => `pageOpened ${tag}`)
  await expect.poll(opened).toEqual(expected)
  expect(problems).toEqual([])
  await context.close()
})

test('a fault of the page arrives once, without what stands in its inputs', { tag: '@deep' }, async ({ browser }) => {
  const { context, page, stored } = await visitorOf(browser, 7105)
  await open(page, 30)
  await page.locator('input[id="load"]').fill('4711.25')
  await started(page)
  await page.locator('[data-search] input').fill('Jane')
  await page.evaluate(() => {
    const fail = () => {
      throw new TypeError('Jane cannot be drawn with "Jane Doe" at https://a.example/x?name=Jane')
    }
    for (let time = 0; time < 3; time++) setTimeout(fail)
    void Promise.reject(new RangeError('4711.25 is too much'))
  })
  await expect
    .poll(async () => (await stored()).faults.map(({ kind, message, count, page: at }) => [kind, message, count, at]))
    .toEqual([
      ['error', 'TypeError: … cannot be drawn with "…" at …', 3, '/selection/calc_30'],
      ['rejection', 'RangeError: … is too much', 1, '/selection/calc_30'],
    ])
  await context.close()
  expect(await command('logs', ['errors'])).toContain('TypeError: … cannot be drawn with "…" at …')
})

test('a part of the page that does not come is a bar, then a message with a retry, and nothing is lost', async ({ page }) => {
  await page.clock.install()
  await open(page, 30)
  await fill(page, workedExample)
  let isHanging = true
  await page.route(/\/assets\/search-(?!en-)[^/]*\.js$/, (route) => (isHanging ? undefined : route.continue()))
  await page.goto('/#/search?q=wtf2040')
  const bar = page.getByRole('progressbar', { name: 'Loading page' })
  await page.clock.runFor(1000)
  await expect(bar).toBeVisible()
  await expectForEveryone(page)
  await page.clock.runFor(10_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '98')
  await page.clock.fastForward(110_000)
  await expect(heading(page)).toHaveText('Part of this page is missing')
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible()
  isHanging = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Search: wtf2040')
  await page.goBack()
  await expect(page.locator('input[id="load"]')).toHaveValue('80')
})
