import { expect, test } from '@playwright/test'
import { cards, fill, fiveTonnes, match, open } from './form.ts'

test.use({ locale: 'en-US' })

test('sizes a five-tonne lift and sends mass and duty cycle as specified', async ({ page }) => {
  await open(page, 300)
  await fill(page, fiveTonnes)
  const request = page.waitForRequest(/LiftWorking\/Calculation\?/)
  await match(page)
  const { searchParams } = new URL((await request).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ED: '33',
    W: '7500',
    Speed: '500',
    Stroke: '300',
    FixedMethod: 'base-fixed-end-fixed',
  })
  await expect(cards(page).first()).toBeVisible()
})

test('shows the truncated duty cycle and the exact one at 29.5 minutes', async ({ page }) => {
  await open(page, 300)
  await page.locator('#minutes').fill('29.5')
  await expect(page.locator('output#dutyCycle')).toContainText('98')
  await expect(page.locator('output#dutyCycleExact')).toContainText('98.3333')
})

test('sets the service factor to the upper bound of the load type, with a chip that undoes it', async ({ page }) => {
  await open(page, 300)
  const factor = page.locator('#serviceFactor')
  await expect(factor).toHaveValue('1.5')
  await fill(page, { loadType: 'strong' })
  await expect(factor).toHaveValue('3')
  await fill(page, { loadType: 'smooth' })
  await expect(factor).toHaveValue('1.3')
  await factor.fill('1.1')
  await factor.blur()
  await fill(page, { loadType: 'medium' })
  await expect(factor).toHaveValue('1.5')
  const field = page.locator('[data-field="serviceFactor"]')
  await expect(field.locator('.chip')).toContainText('1.1 → 1.5')
  await field.locator('.chip-undo').click()
  await expect(factor).toHaveValue('1.1')
  await expect(field.locator('.field-issue')).toBeVisible()
})

test('snaps a value beyond its range and gives it back on undo', async ({ page }) => {
  await open(page, 300)
  const load = page.locator('#load')
  await load.fill('500')
  await load.blur()
  await expect(load).toHaveValue('120')
  await page.locator('[data-field="load"] .chip-undo').click()
  await expect(load).toHaveValue('500')
})
