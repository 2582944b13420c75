/** Nothing is lost by going on: back, another calculator, a reload, a link in another browser, the next day. */
import { expect, type Page, test } from '@playwright/test'
import { cards, fill, match, open, openClass, showResults, keepOverlay, workedExample, matching } from './form.ts'
import { openElsewhere, selectionIn } from './address.ts'

const load = (page: Page) => page.locator('input[id="load"]')
const assumptions = (page: Page) => page.locator('summary', { hasText: /Assumptions|Hipótesis/ }).first()
const life = (page: Page) => page.getByLabel(/Required life/).first()

test('a press on a tile counts though the picture under it arrives before the press ends', { tag: '@deep' }, async ({ page }) => {
  const pictures = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/ball-screw-(?!en-)[^/]*\.js$/, async (route) => {
    await pictures.promise
    await route.continue()
  })
  await page.goto('/#/selection/calc_30')
  const tile = page.locator('[data-field="posture"] label').first()
  await tile.hover()
  await expect(tile.locator('svg > *')).toHaveCount(0)
  await page.mouse.down()
  pictures.resolve(undefined)
  await expect(tile.locator('svg > *').first()).toBeAttached()
  await page.mouse.up()
  await expect(tile.locator('input')).toBeChecked()
})

/** A model that was calculated: its complete code, what it was calculated for, and its checks. */
const expectOrderCode = async (page: Page, code: string) => {
  await expect(page.locator('p:has(> [itemprop=mpn])')).toContainText(code)
  await expect(page.getByText('6.667 m/s²').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Critical speed/ }).first()).toContainText('%')
}

test('a model has its order code and checks after a reload too; back from it, from another calculator and after a reload the results are there', async ({
  page,
  browser,
}) => {
  await page.goto('/#/selection/calc_30?s=AAAA')
  await expect(page.getByText(/This link is damaged/)).toBeVisible()
  await expect(load(page)).toHaveValue('')
  await fill(page, workedExample)
  await match(page)
  const first = await cards(page).first().getAttribute('aria-label')
  const code = (await cards(page).first().locator('.code').textContent())?.trim() ?? ''
  expect(code).toMatch(/^WTF2040-2 \+\d+L C7$/)
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expectOrderCode(page, code)
  // What the page was opened with, as the specification names it.
  const stored = await page.evaluate(() => sessionStorage.getItem('selectedParams'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ workingID: '30', source: 'calc' })
  await page.reload()
  await expectOrderCode(page, code)
  const other = await openElsewhere(browser, page.url())
  await expect(other.locator('p:has(> [itemprop=mpn])')).toContainText('WTF2040-2 …')
  expect(await other.locator('body').textContent()).not.toContain(code)
  await other.context().close()
  await page.goBack()
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')
  await expect(matching(page)).toHaveCount(0)
  await expect(load(page)).toHaveValue('80')

  await openClass(page, 'Ball rail guide')
  await expect(page).toHaveURL(/calc_31/)
  await openClass(page, 'Ball screw')
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')

  await load(page).fill('abc')
  await page.keyboard.press('Tab')
  await page.reload()
  await expect(load(page)).toHaveValue('abc')
  await expect(page.getByText('Enter a number').first()).toBeVisible()
  await expect(page.locator('select#precision')).toHaveValue('C7')
  await expect(page.locator('input[type=radio][value="fixed-supported"]')).toBeChecked()
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')
})

test('the address opens the same question with its assumptions and results elsewhere; the start page knows it tomorrow', async ({
  page,
  browser,
}) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await assumptions(page).click()
  await life(page).fill('40000')
  await page.keyboard.press('Tab')
  await keepOverlay(page)
  await page.getByRole('button', { name: 'Match again' }).click()
  await showResults(page)
  await expect(assumptions(page)).toContainText('1')
  // They stay over another Start.
  await match(page)
  await expect(assumptions(page)).toContainText('1')
  const first = (await cards(page).first().getAttribute('aria-label')) ?? ''
  await expect.poll(() => selectionIn(page)).toMatchObject({ assumptions: {}, made: {} })

  const elsewhere = await browser.newContext({ locale: 'es-ES' })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await expect(load(other)).toHaveValue('80')
  await expect(cards(other).first()).toHaveAttribute('aria-label', first)
  // No settings of the sender come along.
  await expect(other.locator('html')).toHaveAttribute('lang', 'es')
  await assumptions(other).click()
  const entered = other.locator('details', { has: assumptions(other) }).locator('input')
  await expect
    .poll(() => entered.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value).join(' ')))
    .toMatch(/40.?000/)
  await elsewhere.close()

  const tomorrow = await page.context().newPage()
  await tomorrow.goto('/')
  await tomorrow
    .getByRole('link', { name: /Ball screw.*80/ })
    .first()
    .click()
  await expect(cards(tomorrow).first()).toHaveAttribute('aria-label', first)
  await tomorrow.goto('/')
  await tomorrow.getByRole('button', { name: 'Clear all' }).click()
  await expect(tomorrow.getByText('Recent calculations')).toHaveCount(0)
})

test('what was typed just before a reload that takes its time is kept', { tag: '@deep' }, async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await expect.poll(() => selectionIn(page)).toHaveProperty('made')
  const before = page.url()
  const isWritten = Promise.withResolvers<undefined>()
  const document = /\/(?:\?.*)?$/
  await page.route(document, async (route) => {
    await isWritten.promise
    await route.continue()
  })
  await load(page).fill('85')
  // The address of this change is written while the page is loading again.
  const reloaded = page.reload()
  await expect.poll(() => page.url()).not.toBe(before)
  isWritten.resolve(undefined)
  await reloaded
  await expect(load(page)).toHaveValue('85')
})
