/** Nothing that is shown moves while a page loads: the sum of the browser's own layout shifts is nil. */
import { expect, test } from '@playwright/test'
import { workingClasses } from '../../schemas/registry.ts'

const routes = [
  '/',
  '/selection/rotating_121',
  '/productslecto/WTF/THK-WTF2040-2',
  '/search?q=25',
  '/lectogroup?group=gear-servo',
  '/lectoscheme',
  '/selection/more',
  '/embed/selection-detail',
  '/embed/selection-detail?serviceID=WTF&driveID=THK-WTF2040-2',
  '/usercenter/download-list',
  '/news',
  '/news/welcome',
  '/documents',
  '/samplebooks',
  '/samplebooks/overview',
  '/contact',
  '/help',
  ...workingClasses.map(({ id }) => `/selection/calc_${id}`),
]

for (const width of [1440, 360]) {
  test(`no route shifts at ${width} px`, async ({ browser }) => {
    // Every route, one after the other: more than any other journey.
    test.slow()
    const shifts: Record<string, number> = {}
    for (const route of routes) {
      const page = await browser.newPage({ locale: 'en-US', viewport: { width, height: 800 } })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { shifted = '0' } = document.documentElement.dataset
            const value = 'value' in entry ? Number(entry.value) : 0
            document.documentElement.dataset['shifted'] = String(Number(shifted) + value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`/#${route}`, { waitUntil: 'networkidle' })
      await expect(page.locator('h1')).toBeVisible()
      shifts[route] = Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)
      await page.close()
    }
    expect(Object.entries(shifts).filter(([, value]) => Math.round(value * 1000) > 0)).toEqual([])
  })
}
