/** A newer version of the pages. */
import { expect, test } from '@playwright/test'
import { fill, open, openClass, workedExample } from './form.ts'

test('is not looked for in vain; it is taken at the next change of page, once, and nothing that was entered is lost', async ({ page }) => {
  await open(page, 30)
  await fill(page, workedExample)
  let loads = 0
  page.on('load', () => (loads += 1))
  const entry = await page.locator('script[src*="/assets/app-"]').getAttribute('src')
  const served = page.waitForResponse(/version\.json/)
  await openClass(page, 'Ball rail guide')
  expect(await (await served).json()).toMatchObject({ entry })
  await openClass(page, 'Ball screw')
  await expect(page.getByLabel('Load', { exact: true })).toHaveValue('80')
  expect(loads).toBe(0)

  await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '9', entry: '/assets/app-newer123.js' } }))
  const reloaded = page.waitForEvent('load')
  await openClass(page, 'Ball rail guide')
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Ball rail guide' })).toBeVisible()
  await openClass(page, 'Ball screw')
  await expect(page.getByLabel('Load', { exact: true })).toHaveValue('80')
  await expect(page.getByRole('button', { name: 'Start matching' })).toBeEnabled()
  expect(loads).toBe(1)
})
