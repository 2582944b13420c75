import { expect, test } from '@playwright/test'
import { expectForEveryone } from './barriers.ts'
import { cards, fill, match, open, resultsLine, workedExample } from './form.ts'
import { matchByKeyboard, tabTo } from './keyboard.ts'

test('a screw: what is only shown is not sent, a rejected model says how it fails, and a proposal fits when applied', async ({ page }) => {
  await open(page, 30)
  await fill(page, { ...workedExample, precision: 'C7/C10' })
  const request = page.waitForRequest(/BallScrewWorking\/Calculation\?/)
  await match(page)
  const { searchParams } = new URL((await request).url())
  expect([searchParams.get('UsePrecision'), searchParams.get('Count'), searchParams.get('W')]).toEqual([null, '100', '80'])
  await expect(resultsLine(page)).toContainText(/\d+ of \d+ models match/)
  await expect(cards(page).first()).toContainText('Recommended')
  await expectForEveryone(page)

  await page.getByRole('button', { name: 'Rejected models' }).click()
  await expect(page.getByRole('dialog')).toContainText('Critical speed')
  await page.keyboard.press('Escape')
  await fill(page, { speed: '3000' })
  await match(page)
  await expect(page.getByText('No model meets the matching conditions')).toBeVisible()
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click()
  await match(page)
  await expect(cards(page).first()).toBeVisible()
})

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a ball screw is sized at 360 px', async ({ page }) => {
    await open(page, 30)
    await tabTo(page, '[data-field="posture"] input')
    await page.keyboard.press('Space')
    await tabTo(page, '[data-field="fixing"] input')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('input[type=radio][value="fixed-supported"]')).toBeChecked()
    for (const field of ['load', 'speed', 'acceleration', 'travel'] as const) {
      await tabTo(page, `#${field}`)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(workedExample[field])
    }
    await tabTo(page, '#precision')
    await page.keyboard.type('C7')
    await matchByKeyboard(page)
    await expect(page.locator('[data-results]')).toBeFocused()
    await expect(cards(page).first()).toContainText('WTF2040-2')
  })
})
