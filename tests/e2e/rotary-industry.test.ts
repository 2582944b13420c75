import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideways, viewsOf } from './barriers.ts'
import { cards, resultsLine, settled, startButton } from './form.ts'
import { tabTo } from './keyboard.ts'
import { found, foundAfter, narrowing, row } from './rotary.ts'

test.use({ locale: 'en-US' })

const drawer = (page: Page) => page.getByRole('dialog')
const fillButton = (page: Page) => page.locator('.scene-actions button').first()
const submitButton = (page: Page) => page.locator('.scene-actions button').nth(1)

/** Class 120 opens the working scenes at once. */
const openDrawer = async (page: Page): Promise<void> => {
  await page.goto('/#/selection/calc_120')
  await expect(drawer(page).locator('.tile').first()).toBeVisible()
}

const calculateScene = async (page: Page): Promise<void> => {
  await startButton(page).click()
  await expect(drawer(page).locator('.scene-result')).toBeVisible()
  await settled(page, '.scene-result')
}

/** Conditions of the first scene with its defaults, and the platforms for them. */
const fillConditions = async (page: Page): Promise<void> => {
  await openDrawer(page)
  await calculateScene(page)
  await narrowing(page, () => fillButton(page).click())
  await expect(drawer(page)).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
  await settled(page, 'section.results')
}

const chooseMotor = async (page: Page, name: string): Promise<void> => {
  const keyword = drawer(page).getByLabel('Model keyword')
  await keyword.fill(name)
  await keyword.press('Enter')
  await drawer(page)
    .getByRole('button', { name: `Select SKU ${name}`, exact: true })
    .click()
}

test('a scene is calculated, submitted with number and time, and filled into the conditions', async ({ page }) => {
  await openDrawer(page)
  await expect(drawer(page)).toContainText('rotating - calculate')
  expect(await page.locator('.drawer').evaluate(({ clientWidth }) => clientWidth)).toBe(800)
  await drawer(page).getByText('Table under a press').click()
  await drawer(page).getByLabel('Press force').fill('500')
  await calculateScene(page)
  await expect(row(page, 'Required torque')).toBeVisible()
  await expect(drawer(page)).toContainText('For reference only')
  await submitButton(page).click()
  await expect(page.locator('.scene-stored')).toHaveText(/^Submit success: record SR-\d{6,}, .*\d{4}/)
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  await narrowing(page, () => fillButton(page).click())
  await expect(drawer(page)).toBeHidden()
  await expect(row(page, 'Total inertia')).toBeVisible()
  await expect(cards(page).first()).toContainText('Default')
})

test('a repeatability that is asked for is a condition of its own', async ({ page }) => {
  await openDrawer(page)
  await drawer(page).locator('.section-extended > summary').click()
  await drawer(page).getByLabel('Largest repeatability error').fill('15')
  await calculateScene(page)
  await expect(row(page, 'Largest repeatability error')).toHaveText(/15\s*(?:arcsec|″)/)
  await narrowing(page, () => fillButton(page).click())
  await expect(row(page, 'Largest repeatability error')).toBeVisible()
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  await expect(drawer(page)).toContainText('Repeatability')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(row(page, 'Largest repeatability error')).toHaveText(/15\s*(?:arcsec|″)/)
})

test('Go to calculate says what is missing, an empty input gets its value back, and Reset the defaults', async ({ page }) => {
  await openDrawer(page)
  const diameter = drawer(page).getByLabel('Table diameter')
  await diameter.fill('')
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(startButton(page)).toHaveAccessibleDescription('Still needed: Table diameter')
  await diameter.press('Tab')
  await expect(diameter).toHaveValue('400')
  await diameter.fill('300')
  await calculateScene(page)
  await drawer(page).getByRole('button', { name: 'Reset' }).click()
  await expect(diameter).toHaveValue('400')
  await expect(drawer(page).locator('.scene-result')).toBeHidden()
})

test('a reload in the middle keeps everything', async ({ page }) => {
  await openDrawer(page)
  await drawer(page).getByLabel('Workpiece mass').fill('0.7')
  await calculateScene(page)
  await submitButton(page).click()
  await expect(page.locator('.scene-stored')).toContainText('SR-')
  const stored = await page.locator('.scene-stored').textContent()
  await page.reload()
  await expect(drawer(page).getByLabel('Workpiece mass')).toHaveValue('0.7')
  await expect(page.locator('.scene-stored')).toHaveText(stored ?? '')
  await settled(page, '.scene-result')
  await narrowing(page, () => fillButton(page).click())
  const thirty = page.getByRole('radio', { name: '30', exact: true })
  await foundAfter(page, () => thirty.check())
  const shown = await foundAfter(page, () => page.getByRole('checkbox', { name: /^HP / }).check())
  await page.reload()
  await expect(thirty).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^HP / })).toBeChecked()
  await expect(found(page)).toHaveText(shown)
  await expect(drawer(page)).toBeHidden()
})

test('ratio, match and series narrow the list by what they promise; a motor of one’s own too; Reset keeps the conditions', async ({
  page,
}) => {
  await fillConditions(page)
  const all = await found(page).textContent()
  const series = page.getByRole('checkbox', { name: /^HP / })
  const promised = /\((?<count>\d+)\)/.exec((await page.locator('label', { has: series }).textContent()) ?? '')?.groups?.['count']
  await narrowing(page, () => series.check())
  await expect(resultsLine(page)).toContainText(`${promised} of`)
  const ratio = page.getByRole('radio', { name: '30', exact: true })
  await narrowing(page, () => ratio.click())
  await expect(ratio).toBeChecked()
  await narrowing(page, () => ratio.click())
  await expect(ratio).not.toBeChecked()
  await page.getByRole('button', { name: 'Choose a motor' }).click()
  await narrowing(page, () => chooseMotor(page, 'SGM7J-04A'))
  await expect(page.locator('.industry-chosen')).toHaveText(/SGM7J-04A 400\s*W · 3000\s*rpm · 1\.27\s*N·m/)
  await expect(series).toBeChecked()
  await expect(cards(page).first()).toContainText('SGM7J-04A')
  await narrowing(page, () => page.getByRole('button', { name: 'Reset' }).click())
  await expect(page.locator('.industry-chosen')).toContainText('Any motor')
  await expect(row(page, 'Total inertia')).toBeVisible()
  await expect(found(page)).toHaveText(all ?? '')
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveAccessibleDescription(/nothing to reset/)
})

test('100 W at I = 10 is refused for inertia, 400 W at I = 30 fits', async ({ page }) => {
  await fillConditions(page)
  await foundAfter(page, () => page.getByRole('radio', { name: '10', exact: true }).click())
  await page.getByRole('button', { name: 'Choose a motor' }).click()
  await narrowing(page, () => chooseMotor(page, 'SGM7J-01A'))
  await expect(page.getByText('No model meets the matching conditions')).toBeVisible()
  await expect(page.locator('.nearest li').filter({ hasText: 'HL85 i 10 + SGM7J-01A' })).toContainText('Fails: Inertia ratio')
  await page.getByRole('button', { name: 'Rejected models' }).click()
  const refused = drawer(page).locator('.rejected').filter({ hasText: 'HP85 i 10 + SGM7J-01A' })
  await expect(refused).toContainText(/Inertia ratio 34\d\d\s*%/)
  await refused.locator('summary').click()
  await expect(refused.getByRole('row', { name: /Inertia ratio/ }).first()).toContainText(/34\d\.\d\s*10/)
  await page.keyboard.press('Escape')
  await narrowing(page, () => page.getByRole('button', { name: 'Apply' }).click())
  await expect(cards(page).first()).toContainText('i 100')

  await page.getByRole('button', { name: 'Another motor' }).click()
  await narrowing(page, () => chooseMotor(page, 'SGM7J-04A'))
  await narrowing(page, () => page.getByRole('radio', { name: '30', exact: true }).click())
  const fits = cards(page).first()
  await expect(fits).toContainText(/i 30/)
  await fits.getByRole('button', { name: 'Why' }).click()
  await expect(
    drawer(page)
      .getByRole('row', { name: /Inertia ratio/ })
      .first(),
  ).toContainText(/5\.2/)
})

test('the default goes to its page at once, another platform gets its motor first', async ({ page }) => {
  await fillConditions(page)
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(page).toHaveURL(/productslecto/)
  await page.goBack()
  const second = cards(page).nth(1)
  const name = (await second.getAttribute('aria-label'))?.split(' + ')[1] ?? ''
  await second.getByRole('button', { name: 'Select model' }).click()
  await expect(drawer(page)).toContainText('Choose the servo motor')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/calc_120/)
  await second.getByRole('button', { name: 'Select model' }).click()
  await chooseMotor(page, name)
  await expect(page).toHaveURL(/productslecto/)
  await expect(page.getByText(name).first()).toBeVisible()
})

test('a motor that does not fit the platform is refused, and another can be chosen', async ({ page }) => {
  await fillConditions(page)
  await narrowing(page, () => page.getByRole('radio', { name: '30', exact: true }).click())
  const platform = page.getByRole('article', { name: 'HP85 i 30 + APM-EB04A', exact: true })
  await platform.getByRole('button', { name: 'Select model' }).click()
  await narrowing(page, () => chooseMotor(page, 'SGMAH-02A'))
  await expect(page.getByText('SGMAH-02A does not fit HP85 i 30 under these conditions')).toBeVisible()
  await expect(drawer(page)).toContainText('Brought in from the working-condition calculation, cannot be modified')
  await narrowing(page, () => chooseMotor(page, 'APM-EB04A'))
  await expect(page).toHaveURL(/productslecto/)
})

test('says that the server is down with everything intact, and goes on when it is back', async ({ page, context }) => {
  await openDrawer(page)
  // What the page needs later is fetched meanwhile.
  await page.waitForLoadState('networkidle')
  await drawer(page).getByLabel('Workpiece mass').fill('0.7')
  await context.setOffline(true)
  await startButton(page).click()
  await expect(drawer(page).getByRole('alert')).toContainText('cannot be reached')
  await context.setOffline(false)
  await calculateScene(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(drawer(page).getByRole('alert')).toContainText('could not be submitted')
  await expect(row(page, 'Total inertia')).toBeVisible()
  await context.setOffline(false)
  await submitButton(page).click()
  await expect(page.locator('.scene-stored')).toBeVisible()
  await context.setOffline(true)
  await fillButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(row(page, 'Total inertia')).toBeVisible()
  await context.setOffline(false)
  await narrowing(page, () => page.locator('.results').getByRole('button', { name: /again/i }).click())
  await expect(cards(page).first()).toBeVisible()
})

test('3000000 opens the scenes on demand, with conditions of its own', async ({ page }) => {
  await fillConditions(page)
  await page.goto('/#/selection/calc_3000000')
  await expect(page.getByText('Fill in the conditions from a working scene first')).toBeVisible()
  await expect(drawer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Calculate from a working scene' }).click()
  await expect(drawer(page)).toBeVisible()
})

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the conditions come from a scene at 360 px', async ({ page }) => {
    await openDrawer(page)
    await tabTo(page, 'input[name=scene-type]')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, '.scene-drawer input[type=text]')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await tabTo(page, '.start-button')
    await page.keyboard.press('Enter')
    await expect(page.locator('.scene-result')).toBeFocused()
    await tabTo(page, '.scene-actions button:last-child')
    await page.keyboard.press('Enter')
    await expect(page.locator('.scene-stored')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await narrowing(page, () => page.keyboard.press('Enter'))
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('section.results')).toBeFocused()
    await expect(cards(page).first()).toBeVisible()
  })
})

for (const { locale, width } of viewsOf(1)) {
  test.describe(`the industry page in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    test('has no barriers, with the drawers and without', async ({ page }) => {
      const check = async () => {
        await expectAccessible(page)
        await expectNoSideways(page)
      }
      await openDrawer(page)
      await check()
      await calculateScene(page)
      await submitButton(page).click()
      await expect(page.locator('.scene-stored')).toBeVisible()
      await check()
      await narrowing(page, () => fillButton(page).click())
      await expect(cards(page).first()).toBeVisible()
      await narrowing(page, () => page.getByRole('checkbox').first().check())
      await check()
      await page.locator('.industry-chosen + div button').last().click()
      await expect(page.locator('.motor-rows button').first()).toBeVisible()
      await check()
    })
  })
}
