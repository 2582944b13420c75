/** A model in three dimensions over its page: its keys at once, and all of it within the window of a phone. */
import { expect, test } from '@playwright/test'
import { beSignedIn } from './people.ts'

test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })

test('keys act as soon as the model is there, whatever has the focus, and Close is in sight', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
  await page.locator('#files button[data-kind=primary]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('canvas')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (const [key, name] of [
    ['s', 'Section'],
    ['m', 'Measure'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  }
  await dialog.getByRole('radio', { name: 'X (length)' }).check()
  await page.keyboard.press('s')
  await expect(dialog.getByRole('button', { name: 'Section', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('m')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})
