/** From the start page through the product directory to a model. */
import { expect, test } from '@playwright/test'
import { someOf } from './barriers.ts'

const words = {
  'en-US': { directory: 'Product directory', lead: 'lead', clear: 'Clear all choices', found: 'Models found: ' },
  'zh-CN': { directory: '产品目录', lead: '导程', clear: '清除全部选择', found: '找到的型号：' },
} as const

for (const { locale, width } of someOf([
  { locale: 'zh-CN', width: 360 },
  { locale: 'en-US', width: 1440 },
] as const)) {
  const { directory, lead, clear, found } = words[locale]
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    test('somebody who knows the series finds a model by its figures, and comes back to the same choices', async ({ page }) => {
      const models = page.locator('main li:has(dl)')
      await page.goto('/')
      await page.getByRole('link', { name: directory }).click()
      await page.getByRole('searchbox').fill('THK WTF')
      await expect(page.locator('main tbody tr')).toHaveCount(1)
      await page.locator('main tbody th').getByRole('link').click()
      const series = page.getByRole('article', { name: 'WTF' })
      await expect(series).toBeInViewport()
      await expect(series).toBeFocused()
      await series.getByRole('link').first().click()
      await expect(models).toHaveCount(14)
      await expect(page.locator('main').getByRole('status')).toHaveText(`${found}14`)

      const parameters = page.locator('main summary').first()
      if (width < 900) await parameters.click()
      await page.getByLabel(lead, { exact: true }).selectOption({ index: 1 })
      await expect(models).toHaveCount(2)
      const address = page.url()
      await page.reload()
      await expect(models).toHaveCount(2)
      const name = await models.first().getByRole('link').textContent()
      await models.first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
      await page.goBack()
      await expect(models).toHaveCount(2)
      expect(page.url()).toBe(address)
      if (width < 900) await parameters.click()
      await page.getByRole('button', { name: clear }).click()
      await expect(models).toHaveCount(14)
    })
  })
}
