/** Every page as a browser shows it that translates: the texts in it are copies, in elements of their own. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { translatePage } from '../setup/translate-page.ts'
import { calculators } from '../../schemas/registry.ts'
import { partOf } from './barriers.ts'
import { cards, fill, fiveTonnes, match, open } from './form.ts'
import { disorder } from './reading-order.ts'

/** What is shown in place of a page that fails; not by its words, which are translated. */
const failure = (page: Page) => page.locator('.page[role=alert]')

/** Into Arabic, which does all that a translation from left to right does, and turns the direction. */
const translate = (page: Page) => page.addInitScript(`(${translatePage.toString()})({ rightToLeft: true })`)

/** Puts nodes of its own before, between and after the children of forms, fields and the body, as extensions do, and keeps doing so. */
const extendPage = (): void => {
  const places =
    'body, form, main, header, label, [data-form], [data-field], [data-field] > div, form > section, [data-start-row], .results, article'
  const put = (): void => {
    for (const place of document.querySelectorAll(places)) {
      if (place.querySelector(':scope > extension-node')) continue
      for (const child of Array.from(place.childNodes)) child.before(document.createElement('extension-node'))
      place.append(document.createElement('extension-node'), ' ')
    }
  }
  new MutationObserver(put).observe(document, { childList: true, subtree: true })
}

test('results are made, opened and compared, and change with units and language', { tag: '@deep' }, async ({ page }) => {
  await translate(page)
  await open(page, 300)
  await page.locator('#load').pressSequentially('500')
  await page.locator('#load').blur()
  await fill(page, fiveTonnes)
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  expect(await disorder(page)).toEqual([])
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  await expect(page.getByRole('dialog').locator('td').first()).toBeVisible()
  expect(await disorder(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('#load').fill('4')
  await page.locator('#load').blur()
  await page.locator('header button[aria-pressed=false]').first().click()
  for (const locale of ['es', 'ru', 'en']) {
    await page.locator('[data-head] select').selectOption(locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('[data-form]')).toBeVisible()
  }
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('nodes that extensions put in are no matter, nor is coming back from the browser’s cache', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(`(${extendPage.toString()})()`)
  await open(page, 300)
  await fill(page, fiveTonnes)
  expect(await page.locator('extension-node').count()).toBeGreaterThan(20)
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  await expect(page.locator('#load')).toHaveValue('5')
  await page.locator('#load').fill('4')
  await page.locator('#load').blur()
  await page.locator('[data-head] select').selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.locator('[data-head] select').selectOption('en')
  await expect(page.getByText(/The conditions have changed/)).toBeVisible()
  await match(page)
  await expect(cards(page).first()).toBeVisible()
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => void (location.hash = '/'))
  await expect(page.locator('main a:visible').first()).toBeVisible()
  await page.goBack()
  await expect(page.locator('#load')).toHaveValue('4')
  await expect(cards(page).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('every page is opened and left', async ({ page }) => {
  await translate(page)
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
  for (const path of [...others, ...partOf(sizing, 4)]) {
    await page.evaluate((hash) => void (location.hash = hash), path)
    await expect(page.locator('main :is(a, input, button):visible').first()).toBeVisible()
    const input = page.locator('main input[type=text]').first()
    if ((await input.count()) > 0) await input.press('1')
    await expect(failure(page), path).toHaveCount(0)
    expect(await disorder(page), path).toEqual([])
  }
})
