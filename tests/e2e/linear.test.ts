/** A run whose files do not come. */
import { expect, test } from '@playwright/test'
import { fill, open, startButton } from './form.ts'
import { slideExample } from './form-examples.ts'

// That a server cannot be reached is shown in `tests/browser`.
test('files that a run needs and that do not come are said, leave the inputs, and can be had later', async ({ page }) => {
  const { accuracy, ...most } = slideExample
  const files = '**/assets/**'
  await open(page, 20)
  await fill(page, most)
  // What the form itself shows is there, what a run needs comes with the last input.
  await page.waitForLoadState('networkidle')
  await page.route(files, (route) => route.abort())
  await fill(page, { accuracy })
  await startButton(page).click()
  const results = page.locator('[data-results]')
  const again = results.getByRole('button', { name: 'Try again' })
  await page.route('**/version.json', (route) => route.abort())
  await again.click()
  await expect(results.getByRole('status').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(again).toBeHidden()
  await expect(page.locator('#load')).toHaveValue('10')
})
