/** Nothing is lost by going on: back, another calculator, a reload, a link in another browser, the next day. */
import { expect, type Page, test } from '@playwright/test'
import { cards, fill, match, open, showResults, workedExample } from './form.ts'

test.use({ locale: 'en-US' })

const fillScrew = async (page: Page): Promise<void> => {
  await open(page, 30)
  await fill(page, workedExample)
}

const load = (page: Page) => page.locator('input[id="load"]')
const overlay = (page: Page) => page.locator('dialog.matching')

test('back from a model, from another calculator and after a reload the results are there, without another overlay', async ({ page }) => {
  await fillScrew(page)
  await match(page)
  const first = await cards(page).first().getAttribute('aria-label')
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(page).toHaveURL(/productslecto/)
  await page.goBack()
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')
  await expect(overlay(page)).toHaveCount(0)
  await expect(load(page)).toHaveValue('80')

  await page.getByRole('link', { name: 'Ball rail guide' }).first().click()
  await expect(page).toHaveURL(/calc_31/)
  await page.getByRole('link', { name: 'Ball screw' }).first().click()
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')

  await load(page).fill('abc')
  await page.keyboard.press('Tab')
  await page.reload()
  await expect(load(page)).toHaveValue('abc')
  await expect(page.getByText('Enter a number').first()).toBeVisible()
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '')
})

test('the address opens the same question with its results elsewhere, and changes no settings; the start page knows it tomorrow', async ({
  page,
  browser,
}) => {
  await fillScrew(page)
  await match(page)
  await expect(page).toHaveURL(/calc_30\?s=[\w-]+$/)
  const first = await cards(page).first().getAttribute('aria-label')
  // Written a moment after the results.
  await page.waitForTimeout(1000)
  const link = page.url()

  const elsewhere = await browser.newContext({ locale: 'es-ES' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.locator('input[id="load"]')).toHaveValue('80')
  await expect(cards(other).first()).toHaveAttribute('aria-label', first ?? '')
  await expect(other.locator('html')).toHaveAttribute('lang', 'es')
  await elsewhere.close()

  const tomorrow = await page.context().newPage()
  await tomorrow.goto('/')
  await tomorrow.getByRole('link', { name: /Ball screw.*80/ }).click()
  await expect(cards(tomorrow).first()).toHaveAttribute('aria-label', first ?? '')
  await tomorrow.goto('/')
  await tomorrow.getByRole('button', { name: 'Forget all' }).click()
  await expect(tomorrow.getByText('Recent calculations')).toHaveCount(0)
  await tomorrow.close()
})

test('a damaged link opens the empty form and says so', async ({ page }) => {
  await page.goto('/#/selection/calc_30?s=AAAA')
  await expect(page.getByText(/This link is damaged/)).toBeVisible()
  await expect(load(page)).toHaveValue('')
})

test('changed assumptions stay over another Start, and go along with the address', async ({ page, browser }) => {
  await fillScrew(page)
  await match(page)
  const assumptions = (shown: Page) => shown.locator('summary', { hasText: 'Assumptions' }).first()
  await assumptions(page).click()
  await page
    .getByLabel(/Required life/)
    .first()
    .fill('40000')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Match again' }).click()
  await showResults(page)
  await expect(assumptions(page)).toContainText('1')
  await match(page)
  await expect(assumptions(page)).toContainText('1')
  await page.waitForTimeout(1000)
  const elsewhere = await browser.newContext({ locale: 'en-US' })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await expect(cards(other).first()).toBeVisible()
  await assumptions(other).click()
  await expect(other.getByLabel(/Required life/).first()).toHaveValue(/40.?000/)
  await elsewhere.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Back closes a drawer and stays on the page', async ({ page }) => {
    await fillScrew(page)
    await match(page)
    await cards(page).first().getByRole('button', { name: 'Why' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cards(page).first()).toBeVisible()
    await cards(page).first().getByRole('button', { name: 'Why' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(/calc_30/)
  })
})

test('what was typed just before a reload that takes its time is kept', async ({ page }) => {
  await fillScrew(page)
  // The address of what was entered so far is written.
  await expect(page).toHaveURL(/calc_30\?s=[\w-]+$/)
  await page.waitForTimeout(1000)
  const slow = /\/(?:\?.*)?$/
  await page.route(slow, async (route) => {
    await new Promise((later) => setTimeout(later, 1500))
    await route.continue()
  })
  // The address of this change is written while the page is loading again.
  await load(page).fill('85')
  await page.reload()
  await expect(load(page)).toHaveValue('85')
  await page.unroute(slow)
})
