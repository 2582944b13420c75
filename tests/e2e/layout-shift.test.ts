/** Nothing that is shown moves while a page loads: the sum of the browser's own layout shifts is nil. */
import { expect, test } from '@playwright/test'
import { workingClasses } from '../../schemas/registry.ts'

type Shift = PerformanceEntry & { readonly value: number }

const routes = ['/', '/selection/rotating_121', ...workingClasses.map(({ id }) => `/selection/calc_${id}`)]

for (const width of [1440, 360]) {
  test(`no route shifts at ${width} px`, async ({ browser }) => {
    const shifts: Record<string, number> = {}
    for (const route of routes) {
      const page = await browser.newPage({ locale: 'en-US', viewport: { width, height: 800 } })
      await page.addInitScript(() => {
        const seen = Object.assign(globalThis, { shifted: 0 })
        new PerformanceObserver((list) => {
          // The entries of this type have a value: the observer asks for no others.
          for (const entry of list.getEntries() as unknown as readonly Shift[]) seen.shifted += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`/#${route}`, { waitUntil: 'networkidle' })
      await expect(page.locator('h1')).toBeVisible()
      shifts[route] = await page.evaluate(() => (globalThis as unknown as { readonly shifted: number }).shifted)
      await page.close()
    }
    expect(Object.entries(shifts).filter(([, value]) => Math.round(value * 1000) > 0)).toEqual([])
  })
}
