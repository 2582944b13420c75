import { expect, test } from '@playwright/test'
import { cards, fill, match, matchCount, open, resultsLine, startButton, workedExample } from './form.ts'

test.use({ locale: 'en-US' })

test('keeps everything typed over a reload, an unfinished text too', async ({ page }) => {
  await open(page, 30)
  await fill(page, { ...workedExample, travel: 'abc' })
  await page.reload()
  await expect(page.locator('#load')).toHaveValue('80')
  await expect(page.locator('#travel')).toHaveValue('abc')
  // The select takes the place of a note once its options are there.
  await expect(page.locator('select#precision')).toHaveValue('C7')
  await expect(page.locator('input[type=radio][value="fixed-supported"]')).toBeChecked()
})

test('says once that the server is down, and keeps the inputs', async ({ page, context }) => {
  await open(page, 30)
  // What a run needs is fetched as soon as Start can be pressed, with everything that those files need.
  let lastAsked = Infinity
  page.on('request', () => (lastAsked = Date.now()))
  const prepared = Promise.all(
    [/results-panel/, /matching-overlay/, /read-failure/, /family-(?!of|names)/].map((file) => page.waitForResponse(file)),
  )
  await fill(page, workedExample)
  await prepared
  await expect.poll(() => Date.now() - lastAsked).toBeGreaterThan(1000)
  await context.setOffline(true)
  await startButton(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('dialog.matching')).toBeHidden()
  await expect(page.locator('#load')).toHaveValue('80')
  await context.setOffline(false)
  await match(page)
  await expect(cards(page).first()).toBeVisible()
})

test('drops an answer that comes late', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  let held: (() => void) | undefined
  await page.route(/Calculation\?.*W=80&/, async (route) => {
    await new Promise<void>((resolve) => (held = resolve))
    await route.continue().catch(() => undefined)
  })
  await startButton(page).click()
  await page.locator('dialog.matching button[data-kind=quiet]').click()
  await fill(page, { load: '20' })
  await match(page)
  const count = await matchCount(page)
  held?.()
  await page.waitForTimeout(500)
  await expect(resultsLine(page)).toContainText(count)
})

test('reports an answer it cannot read', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  await page.route(/\/Calculation\?/, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":0,"data":{"list":"<script>"}}' }),
  )
  await startButton(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('#load')).toHaveValue('80')
})

test('shows script in a text field as text', async ({ page }) => {
  await open(page, 30)
  const load = page.locator('#load')
  await load.fill('<img src=x onerror=alert(1)>')
  await load.blur()
  await expect(page.locator('[data-field="load"] .field-issue')).toBeVisible()
  await expect(page.locator('[data-field="load"] img')).toHaveCount(0)
})

test('an unknown calculator opens the placeholder', async ({ page }) => {
  await page.goto('/#/selection/calc_99')
  await expect(page.getByText('In development...')).toBeVisible()
  await page.goto('/#/selection-in/calc_300')
  await expect(page.locator('#minutes')).toBeVisible()
})
