import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cards, openRow, rows } from './form.ts'
import { tabTo } from './keyboard.ts'
import { calculateScene, drawer, fillButton, found, foundAfter, narrowing, openScenes, row, sceneResult, submitButton } from './rotary.ts'

/** Conditions of the first scene with its defaults, and the platforms for them. */
const fillConditions = async (page: Page): Promise<void> => {
  await openScenes(page)
  await calculateScene(page)
  await narrowing(page, () => fillButton(page).click())
  await expect(drawer(page)).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
}

const chooseMotor = async (page: Page, name: string): Promise<void> => {
  const keyword = drawer(page).getByLabel('Model keyword')
  await keyword.fill(name)
  await keyword.press('Enter')
  await drawer(page)
    .getByRole('button', { name: `Select SKU ${name}`, exact: true })
    .click()
}

test('a scene is calculated, submitted, kept over a reload and filled into the conditions, with what is asked of the platform', async ({
  page,
}) => {
  await openScenes(page)
  await expect(drawer(page)).toContainText('rotating - calculate')
  expect(await page.locator('[data-drawer]').evaluate(({ clientWidth }) => clientWidth)).toBe(800)
  const diameter = drawer(page).getByLabel('Table diameter')
  await diameter.fill('300')
  await drawer(page).getByRole('button', { name: 'Reset' }).click()
  await expect(diameter).toHaveValue('400')
  await drawer(page).getByText('Table under press load').click()
  await drawer(page).getByLabel('Press force').fill('500')
  await drawer(page).locator('details > summary').click()
  await drawer(page).getByLabel('Permissible repeatability error').fill('15')
  await calculateScene(page)
  await expect(row(page, 'Required torque')).toBeVisible()
  const repeatability = row(page, 'Permissible repeatability error')
  await expect(repeatability).toHaveText(/15\s*(?:arcsec|″)/)
  await expect(drawer(page)).toContainText('For reference only')
  await submitButton(page).click()
  const stored = page.locator('#scene-stored > p')
  await expect(stored).toHaveText(/^Submit success: record SR-\d{6,}, .*\d{4}/)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  const record = (await stored.textContent()) ?? ''
  await page.reload()
  await expect(drawer(page).getByLabel('Press force')).toHaveValue('500')
  await expect(stored).toHaveText(record)

  await narrowing(page, () => fillButton(page).click())
  await expect(drawer(page)).toBeHidden()
  await expect(row(page, 'Total inertia')).toBeVisible()
  await expect(repeatability).toBeVisible()
  await expect(cards(page).first()).toContainText('Recommended')
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  await expect(drawer(page)).toContainText('Repeatability')
  await page.keyboard.press('Escape')

  const thirty = page.getByRole('radio', { name: '30', exact: true })
  const shown = await foundAfter(page, () => thirty.check())
  await page.reload()
  await expect(thirty).toBeChecked()
  await expect(found(page)).toHaveText(shown)
  await expect(repeatability).toHaveText(/15\s*(?:arcsec|″)/)
  await expect(drawer(page)).toBeHidden()
})

test(
  'the default goes to its page at once; another platform gets its motor first, and refuses one that does not fit',
  { tag: '@deep' },
  async ({ page }) => {
    await fillConditions(page)
    await cards(page).first().getByRole('button', { name: 'Select model' }).click()
    await expect(page).toHaveURL(/assembly\/120\/platform=/)
    await page.goBack()
    await narrowing(page, () => page.getByRole('radio', { name: '30', exact: true }).click())
    await openRow(rows(page).filter({ hasText: 'HL100 i 30' }))
    const platform = page.getByRole('article', { name: 'HL100 i 30 + APM-EB04A', exact: true })
    await platform.getByRole('button', { name: 'Select model' }).click()
    await expect(drawer(page)).toContainText('Select the servo motor')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/calc_120/)
    await platform.getByRole('button', { name: 'Select model' }).click()
    await narrowing(page, () => chooseMotor(page, 'SGMAH-02A'))
    await expect(page.getByText('SGMAH-02A is not suitable for HL100 i 30 under these conditions')).toBeVisible()
    const brought = drawer(page).getByText('Brought in from the working-condition calculation, cannot be modified')
    await expect(brought).toHaveCount(0)
    const brand = drawer(page).getByLabel('Motor brand', { exact: true })
    await brand.selectOption('Yaskawa')
    await expect(brought.first()).toBeVisible()
    await brand.selectOption('')
    await narrowing(page, () => chooseMotor(page, 'APM-EB04A'))
    await expect(page).toHaveURL(/assembly\/120\/platform=/)
    await expect(page.getByText('APM-EB04A').first()).toBeVisible()
  },
)

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the conditions come from a scene at 360 px', { tag: '@deep' }, async ({ page }) => {
    await openScenes(page)
    await tabTo(page, 'input[name=scene-type]')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, '[role=dialog] input[type=text]')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await tabTo(page, '[data-start]')
    await page.keyboard.press('Enter')
    await expect(sceneResult(page)).toBeFocused()
    await tabTo(page, '[role=dialog] button[aria-disabled=false]:not(.start-button)')
    await page.keyboard.press('Enter')
    await expect(page.locator('#scene-stored > p')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await narrowing(page, () => page.keyboard.press('Enter'))
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('[data-results]')).toBeFocused()
    await expect(cards(page).first()).toBeVisible()
  })
})
