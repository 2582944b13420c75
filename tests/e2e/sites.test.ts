/** Sites: colours, name, languages and settings of each, from the first paint on. */
import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectForEveryone, partOf } from './barriers.ts'

const tall = 78
const usualHead = 'rgb(255, 255, 255)'
/** A line of the list of classes that a font of the system breaks elsewhere is no shift that anybody sees. */
const mostShift = 0.001
const demos = [
  { site: 'demo-reducers', width: 1440, locale: 'zh-CN', name: '恒准传动', height: tall, head: 'rgb(122, 31, 43)', isTrial: true },
  { site: 'demo-reducers', width: 360, locale: 'en-US', name: 'Hengzhun Drives', height: 108, head: 'rgb(122, 31, 43)', isTrial: true },
  { site: 'demo-linear', width: 1440, locale: 'ru-RU', name: 'Linea Motion', height: 60, head: 'rgb(20, 61, 34)', isTrial: false },
  { site: 'demo-linear', width: 360, locale: 'es-ES', name: 'Linea Motion', height: 108, head: 'rgb(20, 61, 34)', isTrial: false },
] as const

/** Every colour that the header has had, and how far the page was shifted. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { colours: new Set<string>(), shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      // What the observer of shifts gives; the types of the DOM do not know it.
      for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const header = document.querySelector('[data-head]')
      if (header) seen.colours.add(getComputedStyle(header).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })

const seenBy = (page: Page) =>
  page.evaluate(() => {
    // Put there by `watch`.
    const { seen } = window as unknown as { seen: { colours: Set<string>; shift: number } }
    return { colours: [...seen.colours], shift: seen.shift }
  })

// In the usual run one window of one site.
for (const { site, width, locale, name, height, head, isTrial } of partOf(demos, demos.length)) {
  test(`${site} at ${width} px in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await watch(page)
    await page.goto(`/?site=${site}`)
    await expect(page.locator('[data-class]').first()).toBeVisible()
    await expect(page.locator('[data-head]')).toContainText(name)
    await expect(page).toHaveTitle(new RegExp(`${name}$`))
    expect((await boxOf(page.locator('[data-head]'))).height).toBe(height)
    await expect(page.locator('.watermark')).toHaveCount(isTrial ? 1 : 0)
    await expectForEveryone(page)
    const { colours, shift } = await seenBy(page)
    expect(shift).toBeLessThan(mostShift)
    // The accessibility check looks at the dark, too; the usual colours are never seen.
    expect(colours).toContain(head)
    expect(colours).not.toContain(usualHead)
    await context.close()
  })
}

test('a site holds for the session, for calls and addresses that do not name it; one that there is not is named, one is found by its host', async ({
  page,
}) => {
  await page.goto('/?site=demo-linear#/selection/calc_300')
  await expect(page.locator('main form')).toBeVisible()
  const call = page.waitForRequest(/YQWorking/)
  await page.goto('/#/selection/calc_30')
  expect((await call).headers()['site-key']).toBe('demo-linear')
  await expect(page).toHaveURL(/\?site=demo-linear#\/selection\/calc_30/)
  await expect(page.locator('[data-head]')).toContainText('Linea Motion')
  await page.goto('/?site=nope')
  await expect(page.locator('.toast')).toContainText('nope')
  await expect(page.locator('[data-head]')).toContainText('Sizewright')
  await page.goto('/')
  await expect(page.locator('[data-class]').first()).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  const { port } = new URL(page.url())
  await page.goto(`http://linear.localhost:${port}/`)
  await expect(page.locator('[data-head]')).toContainText('Linea Motion')
})

test('a site may lead from its start page to another one, which is then the first of the visit', { tag: '@deep' }, async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const settings = '"homeRedirect":"/#/selection/calc_300","key"'
    await route.fulfill({ body: (await answer.text()).replace('"key"', settings), headers: answer.headers() })
  })
  await page.goto('/')
  await expect(page.locator('main form')).toBeVisible()
  await expect(page).toHaveURL(/#\/selection\/calc_300$/)
  await page.locator('[data-brand]').click()
  await expect(page.locator('[data-class]').first()).toBeVisible()
})
