import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSideways, viewsOf } from './barriers.ts'
import { cards, match } from './form.ts'
import { calculating, openServo, pickMotor } from './servo.ts'

for (const { locale, width } of viewsOf(0)) {
  test.describe(`the servo panel in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    const check = async (page: Parameters<typeof expectAccessible>[0]) => {
      await expectAccessible(page)
      await expectNoSideways(page)
    }
    test('has no barriers from the choice of a motor to its gear units', async ({ page }) => {
      await openServo(page)
      for (const toggle of await page.locator('.servo-more-toggle').all()) await toggle.click()
      await expect(page.locator('.filter-block')).toBeVisible()
      await check(page)
      await pickMotor(page, 'SGM7J-04A')
      await calculating(page, () => page.locator('#servo-ratio-choice').selectOption('10'))
      await calculating(page, () => page.locator('.servo-option').first().click())
      await check(page)
      await match(page)
      await expect(cards(page).first()).toBeVisible()
      await page.locator('.torque-chart summary').click()
      await check(page)
    })

    test('has no barriers in the drawer for other brands', async ({ page }) => {
      await openServo(page)
      const brands = page.locator('#servo-brand option')
      await expect.poll(() => brands.count()).toBeGreaterThan(2)
      await page.locator('#servo-brand').selectOption({ index: (await brands.count()) - 1 })
      const drawer = page.getByRole('dialog')
      await drawer.locator('#servo-custom-la').fill('10')
      await drawer.locator('#servo-custom-la').press('Tab')
      await expect(drawer.locator('.field-issue')).toBeVisible()
      await check(page)
    })
  })
}
