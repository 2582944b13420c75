import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './barriers.ts'
import { cards, fill, match, open, workedExample } from './form.ts'
import { formExamples } from './form-examples.ts'

const languages = [
  { locale: 'en-US', lang: 'en', start: 'Start matching' },
  { locale: 'zh-CN', lang: 'zh-Hans', start: '开始匹配' },
  { locale: 'es-ES', lang: 'es', start: /./ },
  { locale: 'ru-RU', lang: 'ru', start: /./ },
] as const

for (const { locale, lang, start } of languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale })
    for (const width of [1440, 768, 360]) {
      test(`the job can be done without barriers at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.locator('h1')).toBeVisible()
        await expectAccessible(page)
        await expectNoSideways(page)
        await open(page, 30)
        await expectAccessible(page)
        await expect(page.locator('.start-button')).toHaveText(start)
        await fill(page, workedExample)
        await match(page)
        await expect(cards(page).first()).toContainText('WTF2040-2')
        await expectAccessible(page)
        await expectNoSideways(page)
        await cards(page).first().locator('.card-actions button').first().click()
        await expect(page.getByRole('dialog')).toContainText('2182')
        await expectAccessible(page)
      })
    }
  })
}

const views = [
  { locale: 'en-US', width: 1440 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'es-ES', width: 768 },
  { locale: 'ru-RU', width: 360 },
] as const

for (const { locale, width } of views) {
  test.describe(`the calculators in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    for (const [id, example] of Object.entries(formExamples)) {
      test(`${id} has no barriers`, async ({ page }) => {
        await open(page, Number(id))
        await fill(page, example)
        await expectAccessible(page)
        await expectNoSideways(page)
        await match(page)
        await expect(cards(page).first()).toBeVisible()
        const whatIf = cards(page).first().locator('.what-if-toggle')
        // Not every family can be sized by the page.
        if ((await whatIf.count()) > 0) {
          await whatIf.click()
          await expect(cards(page).first().locator('input[type=range]').first()).toBeVisible()
        }
        await expectAccessible(page)
        await expectNoSideways(page)
      })
    }
  })
}

test.describe('by keyboard alone', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  test('a ball screw is sized at 360 px', async ({ page }) => {
    await open(page, 30)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 60; presses++) {
        if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return
        await press('Tab')
      }
      throw new Error(`Tab never reached ${selector}`)
    }
    await tabTo('[data-field="posture"] input')
    await press('Space')
    await tabTo('[data-field="fixing"] input')
    await press('ArrowDown', 'ArrowDown')
    await expect(page.locator('input[type=radio][value="fixed-supported"]')).toBeChecked()
    await tabTo('#load')
    await page.keyboard.type('80')
    await tabTo('#speed')
    await page.keyboard.type('1000')
    await tabTo('#acceleration')
    await press('Control+A')
    await page.keyboard.type('6.667')
    await tabTo('#travel')
    await page.keyboard.type('1000')
    await tabTo('#precision')
    await page.keyboard.type('C7')
    await tabTo('.start-button')
    await press('Enter')
    await page.locator('dialog.matching button[data-kind=primary]:enabled').waitFor()
    await press('Enter')
    await expect(cards(page).first()).toContainText('WTF2040-2')
  })
})

test.describe('units', () => {
  test.use({ locale: 'en-US' })
  test('switching to imperial and back changes nothing', async ({ page }) => {
    await open(page, 30)
    await fill(page, workedExample)
    await page
      .getByRole('radio', { name: 'Imperial' })
      .or(page.getByRole('button', { name: 'Imperial' }))
      .first()
      .click({ force: true })
    await expect(page.locator('#load')).toHaveValue('176.37')
    await page
      .getByRole('radio', { name: 'SI' })
      .or(page.getByRole('button', { name: 'SI', exact: true }))
      .first()
      .click({ force: true })
    await expect(page.locator('#load')).toHaveValue('80')
    await expect(page.locator('#acceleration')).toHaveValue('6.667')
  })
})
