/** From the product directory to a gear unit with its motor, chosen together, and to the order code of both. */
import { expect, test } from '@playwright/test'

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } })

test('a gear unit and its motor are chosen together, and ordered by one code', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/serieslist/reducer')
  await page.getByRole('link', { name: 'Select with a motor: Reducer with servo motor' }).click()
  const gears = page.getByRole('region', { name: 'Reducer', exact: true })
  const motors = page.getByRole('region', { name: 'Servo motor', exact: true })
  await expect(gears.getByRole('status')).toHaveText(/Suitable models: \d+/)
  const before = await motors.getByRole('status').textContent()
  await gears.getByRole('listitem').nth(2).getByRole('button').click()
  await expect(motors.getByRole('status')).not.toHaveText(before ?? '')
  await motors.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText('The motor can be mounted.')).toBeVisible()
  const code = (await page.getByText('Combined order code').locator('b').textContent()) ?? ''
  await page.reload()
  await expect(page.getByText('The motor can be mounted.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the product page with this motor' }).click()
  await expect(page.locator('[itemprop=mpn]')).toHaveText(code)
})
