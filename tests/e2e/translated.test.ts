/** Every page as a browser shows it that translates: the texts in it are copies, in elements of their own. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { translatePage } from '../setup/translate-page.ts'
import { calculators } from '../../schemas/registry.ts'
import { cards, fill, fiveTonnes, match, open } from './form.ts'

test.use({ locale: 'en-US' })

const failure = (page: Page) => page.getByText('This page could not be shown')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`(${translatePage.toString()})()`)
})

test('results are made, opened and compared, and change with units and language', async ({ page }) => {
  await open(page, 300)
  await page.locator('#load').pressSequentially('500')
  await page.locator('#load').blur()
  await fill(page, fiveTonnes)
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  await page.locator('#load').fill('4')
  await page.locator('#load').blur()
  await page.locator('header button[aria-pressed=false]').first().click()
  for (const locale of ['es', 'ru', 'en']) {
    await page.locator('.header-select select').selectOption(locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.form')).toBeVisible()
  }
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('every page is opened and left', async ({ page }) => {
  const sizing = calculators.map(({ schema }) => `/selection/calc_${schema.id}`)
  const others = [
    '/selection/prod-directory',
    '/selection/more',
    '/serieslist/ball-screw',
    '/productslecto/WTF/~20',
    '/lectogroup?group=gear-servo',
    '/lectoscheme',
    '/search?q=25',
    '/news',
    '/samplebooks',
    '/documents',
    '/contact',
    '/help',
    '/check-report',
    '/playground',
    '/',
  ]
  await page.goto('/')
  for (const path of [...others, ...sizing]) {
    await page.evaluate((hash) => void (location.hash = hash), path)
    await expect(page.locator('main :is(a, input, button):visible').first()).toBeVisible()
    const input = page.locator('main input[type=text]').first()
    if ((await input.count()) > 0) await input.press('1')
    await expect(failure(page), path).toHaveCount(0)
  }
})
