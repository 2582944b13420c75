/** From a calculation to what a buyer orders, and the page of a model by its address alone. */
import { expect, type Page, test } from '@playwright/test'
import { cards, fill, match, open, workedExample } from './form.ts'

const orderCode = (page: Page) => page.locator('.product-code')

test.use({ locale: 'en-US' })

test.describe('a buyer', () => {
  test('gets the order code of a calculation with its checks, keeps it over a reload, and sends the address on', async ({
    page,
    browser,
  }) => {
    await open(page, 30)
    await fill(page, workedExample)
    await match(page)
    const card = cards(page).first()
    const code = (await card.locator('.order-code').textContent())?.trim() ?? ''
    expect(code).toMatch(/^WTF2040-2 \+\d+L C7$/)
    await card.getByRole('button', { name: 'Select model' }).click()
    const complete = async () => {
      await expect(orderCode(page)).toContainText(code)
      await expect(page.getByText('6.667 m/s²').first()).toBeVisible()
      await expect(page.getByRole('row', { name: /Critical speed/ }).first()).toContainText('%')
    }
    await complete()
    // What the page was opened with, as the specification names it.
    const stored = await page.evaluate(() => sessionStorage.getItem('selectedParams'))
    expect(JSON.parse(stored ?? '')).toMatchObject({ workingID: '30', source: 'calc' })
    await page.reload()
    await complete()

    const elsewhere = await browser.newContext({ locale: 'en-US' })
    const other = await elsewhere.newPage()
    await other.goto(page.url())
    await expect(orderCode(other)).toContainText('WTF2040-2 …')
    await expect(other.getByRole('row', { name: /^Lead/i })).toContainText('40')
    expect(await other.locator('body').textContent()).not.toContain(code)
    await elsewhere.close()

    await page.getByRole('link', { name: 'Back to the calculation' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('a pasted code, with a typing mistake and without, leads to its model', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  const box = page.locator('#order-code')
  await box.fill('WTF2O40-2')
  await box.press('Enter')
  await expect(page.locator('.order-code-box .answer')).toContainText('WTF2040-2')
  // The rest of a code goes along with the name that was meant.
  await box.fill('WTF2O40-2 +1302L C7')
  await box.press('Enter')
  await page.locator('.order-code-box .answer').getByRole('link').first().click()
  await expect(page.locator('.product-head')).toContainText('WTF2040-2 +1302L C7')
  await page.goBack()
  await box.fill('WTF2040-2 +1302L C7')
  await box.press('Enter')
  await expect(page.locator('.order-code-box .answer')).toContainText('1302')
  await page.locator('.order-code-box .answer').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
})
