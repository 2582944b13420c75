import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSideways, type View, views, viewsOf } from './barriers.ts'
import { cards, fill, match, open, workedExample } from './form.ts'
import { formExamples } from './form-examples.ts'
import { showResultsByKeyboard, tabTo } from './keyboard.ts'

/** What stands in the document and on the button, where the specification gives the words. */
const languages: Readonly<Record<View['locale'], { readonly lang: string; readonly start: string | RegExp }>> = {
  'en-US': { lang: 'en', start: 'Start matching' },
  'zh-CN': { lang: 'zh-Hans', start: '开始匹配' },
  'es-ES': { lang: 'es', start: /./ },
  'ru-RU': { lang: 'ru', start: /./ },
}

for (const { locale, width } of views) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    test('the job can be done without barriers', async ({ page }) => {
      const { lang, start } = languages[locale]
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
      await cards(page).first().locator('.card-actions > button').first().click()
      await expect(page.getByRole('dialog')).toContainText('1829')
      await expectAccessible(page)
    })
  })
}

for (const [index, [id, example]] of Object.entries(formExamples).entries()) {
  for (const { locale, width } of viewsOf(index)) {
    test.describe(`calculator ${id} in ${locale} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } })
      test('has no barriers', async ({ page }) => {
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
        const unknown = page.locator('.unknown-models > button')
        if ((await unknown.count()) > 0 && (await unknown.getAttribute('aria-expanded')) === 'false') {
          await unknown.click()
          await expect(page.locator('.unknown-models article.card').first()).toBeVisible()
        }
        await expectAccessible(page)
        await expectNoSideways(page)
      })
    })
  }
}

test.describe('by keyboard alone', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  test('a ball screw is sized at 360 px', async ({ page }) => {
    await open(page, 30)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await tabTo(page, '[data-field="posture"] input')
    await press('Space')
    await tabTo(page, '[data-field="fixing"] input')
    await press('ArrowDown', 'ArrowDown')
    await expect(page.locator('input[type=radio][value="fixed-supported"]')).toBeChecked()
    await tabTo(page, '#load')
    await page.keyboard.type('80')
    await tabTo(page, '#speed')
    await page.keyboard.type('1000')
    await tabTo(page, '#acceleration')
    await press('Control+A')
    await page.keyboard.type('6.667')
    await tabTo(page, '#travel')
    await page.keyboard.type('1000')
    await tabTo(page, '#precision')
    await page.keyboard.type('C7')
    await tabTo(page, '.start-button')
    await press('Enter')
    await showResultsByKeyboard(page)
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
