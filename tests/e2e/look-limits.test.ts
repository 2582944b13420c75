/** Limits of the look beside its pictures: fonts of the first page, fonts that never come, fields that move nothing, colours of the reader's own. */
import { expect, type Page, test } from '@playwright/test'
import { workingClasses } from '../../schemas/registry.ts'
import { partOf } from './barriers.ts'
import { cards, fill, match, open, workedExample } from './form.ts'
import { textOverlaps } from './text-overlaps.ts'

/** kB of fonts that the start page fetches. */
const fontLimits = [
  ['en-US', 61],
  ['ru-RU', 91],
] as const

for (const [locale, most] of fontLimits) {
  test(`the start page fetches at most ${most} kB of fonts in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes / 1000).toBeLessThanOrEqual(most)
    await context.close()
  })
}

const withoutFonts = (page: Page) => page.route(/\.woff2?$/, (route) => route.abort())
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const routes = ['/', '/selection/prod-directory', '/productslecto/WTF/THK-WTF2040-2', '/selection/calc_303', '/news'] as const

for (const width of [360, 768, 1440]) {
  test(`without the fonts nothing lies over anything or beside the window, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await withoutFonts(page)
    for (const route of routes) {
      await page.goto(`/#${route}`)
      await page.locator('h1').first().waitFor()
      await expect.poll(() => excess(page), { message: route }).toBeLessThanOrEqual(0)
      expect(await textOverlaps(page), route).toEqual([])
    }
    await open(page, 30)
    await fill(page, workedExample)
    await match(page)
    await cards(page).first().waitFor()
    expect(await excess(page)).toBeLessThanOrEqual(0)
    expect(await textOverlaps(page)).toEqual([])
  })
}

/** Classes with a form of their own on their first page. */
const forms = workingClasses.filter(({ schema }) => 'fields' in schema && !['120', '3000000'].includes(String(schema.id)))

for (const { id } of partOf(forms, 4)) {
  test(`no field of ${id} moves the next one, whatever it says of an entry`, async ({ page }) => {
    await open(page, Number(id))
    const fields = page.locator('[data-field]:has(> * input:not([type=radio], [type=checkbox]):enabled)')
    await fields.first().waitFor()
    const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('data-field') ?? ''))
    const moved: string[] = []
    for (const name of new Set(names)) {
      const field = page.locator(`[data-field="${name}"]`)
      const input = field.locator('input:not([type=radio], [type=checkbox])').first()
      if (!(await input.isVisible())) continue
      const height = async () => (await field.boundingBox())?.height ?? 0
      const before = await height()
      for (const entry of ['99999999', 'abc', '']) {
        await input.fill(entry)
        await input.blur()
        if (Math.abs((await height()) - before) > 0.1) moved.push(`${name}: ${entry}`)
      }
    }
    expect(moved).toEqual([])
  })
}

const picture = async (page: Page, selector: string) =>
  (await page.locator(selector).first().screenshot({ animations: 'disabled' })).toString('base64')

test('in colours of the reader’s own, a chosen option looks other than before', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 30)
  // The drawings of the options are loaded after the form.
  await page.waitForLoadState('networkidle')
  const tile = '[data-field=posture] label'
  const before = await picture(page, tile)
  await page.locator(tile).first().click()
  await page.mouse.move(0, 0)
  await expect.poll(() => picture(page, tile)).not.toBe(before)
  await page.locator(tile).nth(1).click()
  await page.mouse.move(0, 0)
  await expect.poll(() => picture(page, tile)).toBe(before)
})
