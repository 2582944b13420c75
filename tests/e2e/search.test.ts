/** From a part of a name to the page of the model: in the head of a desktop page, and on a phone. */
import { expect, type Page, test } from '@playwright/test'

/** A site where what was found opens without signing in; where it does not: `people.test.ts`. */
const home = '/?site=demo-linear'

const box = (page: Page) => page.locator('[data-search] input')
const options = (page: Page) => page.getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('in Chinese at 360 px', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true })
  test('a name with a typing mistake and a complete order code lead to the model', async ({ page }) => {
    await page.goto(home)
    await box(page).tap()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('placeholder', '请输入产品型号')
    await box(page).fill('WTF2O40-2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('相近的名称')).toBeVisible()
    await box(page).fill('WTF2040-2 +1302L C7')
    await page.keyboard.press('Enter')
    await expect(page.getByText('订货代码对应的型号')).toBeVisible()
    await options(page).first().tap()
    await expect(heading(page)).toHaveText('WTF2040-2')
    await expect(page.locator('p:has(> [itemprop=mpn])')).toContainText('WTF2040-2 +1302L C7')
  })
})
