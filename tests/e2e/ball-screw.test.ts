import { expect, test } from '@playwright/test'
import { cards, fill, match, open, resultsLine, startButton, workedExample } from './form.ts'

test.use({ locale: 'en-US' })

test('sizes the worked example of THK A-722 and shows its figures in the ledger', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await expect(resultsLine(page)).toContainText(/\d+ of \d+ models match/)
  const first = cards(page).first()
  await expect(first).toContainText('WTF2040-2')
  await expect(first).toContainText('Default')
  await first.getByRole('button', { name: 'Why' }).click()
  const ledger = page.getByRole('dialog')
  // Published: Fa1 550 N, N1 2180 rpm, DN 3370 rpm, n 1500 rpm; life by ISO 3408-5 is checked in tests/reference.
  await expect(ledger).toContainText('550.7 N')
  await expect(ledger).toContainText('1829 rpm')
  await expect(ledger).toContainText('3373 rpm')
  await expect(ledger).toContainText('1500 rpm')
  await expect(ledger).toContainText('THK General Catalog A-702')
})

test('names what is missing until every condition is there', async ({ page }) => {
  await open(page, 30)
  const start = startButton(page)
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await expect(start).toHaveAttribute('title', /Load/)
  await page.locator('.start-reason').getByRole('button', { name: 'Load' }).click()
  await expect(page.locator('#load')).toBeFocused()
  await fill(page, workedExample)
  await expect(start).toHaveAttribute('aria-disabled', 'false')
})

test('does not send a combined precision', async ({ page }) => {
  await open(page, 30)
  await fill(page, { ...workedExample, precision: 'C7/C10' })
  const request = page.waitForRequest(/BallScrewWorking\/Calculation\?/)
  await match(page)
  const { searchParams } = new URL((await request).url())
  expect(searchParams.get('UsePrecision')).toBeNull()
  expect(searchParams.get('Count')).toBe('100')
  expect(searchParams.get('W')).toBe('80')
})

test('answers "no match" with the nearest models and a change that fits when applied', async ({ page }) => {
  await open(page, 30)
  await fill(page, { ...workedExample, speed: '3000' })
  await match(page)
  await expect(page.getByText('No model meets the matching conditions')).toBeVisible()
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click()
  await match(page)
  await expect(cards(page).first()).toBeVisible()
})

test('opens the product page with the stored jump payload', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(page).toHaveURL(/#\/productslecto\/[^/]+\/THK-WTF2040-2/)
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  // The session is an object of texts.
  const stored = Object.values(JSON.parse(session) as Record<string, string>).filter((text) => text.includes('"source":"calc"'))
  expect(stored).toHaveLength(1)
  const payload: unknown = JSON.parse(stored[0] ?? '{}')
  expect(payload).toMatchObject({ workingID: '30', source: 'calc' })
})

test('shows how a rejected model fails', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await page.getByRole('button', { name: 'Rejected models' }).click()
  await expect(page.getByRole('dialog')).toContainText('Critical speed')
})
