/** The page on which a report is checked: its margins on a phone, and a file with nothing in it. */
import { expect, test } from '@playwright/test'
import { boxOf, expectAccessible, expectNoSideways } from './barriers.ts'

test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })

test('has margins on a phone, and says of an empty file that it is empty without sending it', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/#/check-report')
  const heading = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(heading.x).toBeGreaterThanOrEqual(12)
  await page.locator('input[type=file]').setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
  await expect(page.getByRole('alert')).toHaveText('The file is empty.')
  expect(sent.filter((address) => address.includes('CheckReport'))).toEqual([])
  await expectAccessible(page)
  await expectNoSideways(page)
})
