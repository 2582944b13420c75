import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSideways, views } from './barriers.ts'
import { cards, resultsLine } from './form.ts'
import { showResultsByKeyboard, tabTo } from './keyboard.ts'
import { calculate, found, foundAfter, narrowing, openFirstStep, press, row } from './rotary.ts'

test.use({ locale: 'en-US' })

const ratio = (value: number): RegExp => new RegExp(`^${value}, \\d+ models?`)
const ballBearing = /^Hollow, ball bearing/

test('the disc of the notes gets its platforms, with reasons', async ({ page }) => {
  await openFirstStep(page)
  await calculate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matching result')
  await expect(row(page, 'Total inertia')).toHaveText(/0\.227\s*kg·m²/)
  await expect(row(page, 'Index speed')).toHaveText(/21\.43\s*rpm/)
  await expect(row(page, 'Required torque')).toHaveText(/5\.284\s*N·m/)
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()
  const recommended = cards(page).first()
  await expect(recommended).toContainText('Default')
  await recommended.getByRole('button', { name: 'Why' }).click()
  const ledger = page.getByRole('dialog')
  await expect(ledger).toContainText('All checks passed')
  await expect(ledger).toContainText('λ = (JL + J0) / (I² × JM) <= λmax')
})

test('a choice narrows the list, a second press takes it back, and taking the ratio back takes all back', async ({ page }) => {
  await openFirstStep(page)
  await calculate(page)
  const all = await found(page).textContent()
  const thirty = page.getByRole('radio', { name: ratio(30) })
  const promised = Number(/, (?<count>\d+) model/.exec((await thirty.getAttribute('aria-label')) ?? '')?.groups?.['count'])
  await narrowing(page, () => press(page, ratio(30)))
  await expect(resultsLine(page)).toContainText(`${promised} of`)
  const balls = page.getByRole('radio', { name: ballBearing })
  await narrowing(page, () => press(page, ballBearing))
  await expect(balls).toBeChecked()
  await narrowing(page, () => press(page, ballBearing))
  await expect(balls).not.toBeChecked()
  await narrowing(page, () => press(page, ballBearing))
  await narrowing(page, () => press(page, ratio(30)))
  await expect(thirty).not.toBeChecked()
  await expect(balls).not.toBeChecked()
  await expect(found(page)).toHaveText(all ?? '')
})

test('a single option is chosen by itself', async ({ page }) => {
  await openFirstStep(page)
  await calculate(page)
  await narrowing(page, () => press(page, ratio(1)))
  await expect(page.getByRole('radio', { name: /^Direct drive/ })).toBeChecked()
  await expect(page.getByText('Only option, chosen automatically')).toBeVisible()
})

test('reload, back and Modify matching conditions keep what was entered and chosen', async ({ page }) => {
  await openFirstStep(page)
  await page.getByText('Table under a press').click()
  await page.getByLabel('Press force').fill('500')
  await page.getByLabel('Press force').press('Tab')
  await page.reload()
  await expect(page.getByLabel('Press force')).toHaveValue('500')
  await calculate(page)
  await expect(row(page, 'Axial load')).toContainText('N')
  const fifty = page.getByRole('radio', { name: ratio(50) })
  const shown = await foundAfter(page, () => press(page, ratio(50)))
  await page.reload()
  await expect(fifty).toBeChecked()
  await expect(found(page)).toHaveText(shown)
  await expect(page.locator('dialog.matching')).toBeHidden()
  await page.goBack()
  await expect(page.getByLabel('Press force')).toHaveValue('500')
  await page.goForward()
  await expect(fifty).toBeChecked()
  await page.getByRole('button', { name: 'Modify matching conditions' }).click()
  await expect(page.getByLabel('Press force')).toHaveValue('500')
  await page.getByLabel('Press force').fill('600')
  await calculate(page)
  await expect(page.getByRole('radio', { name: ratio(50), checked: true })).toHaveCount(0)
})

test('what is missing or out of range is said, and an empty field gets its value back', async ({ page }) => {
  await openFirstStep(page)
  const time = page.getByLabel('Acceleration time')
  await time.fill('')
  await expect(page.locator('.start-button')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/Enter Acceleration time/)).toBeVisible()
  await time.press('Tab')
  await expect(time).toHaveValue('0.15')
  await time.fill('0.3')
  await page.locator('.start-button').click()
  await expect(page.getByRole('alert')).toContainText('Acceleration time is above the maximum of 0.25')
  await expect(time).toHaveValue('0.3')
})

test('says that the server is down with the inputs intact, and goes on when it is back', async ({ page, context }) => {
  await openFirstStep(page)
  await page.getByLabel('Workpiece mass').fill('0.7')
  await context.setOffline(true)
  await page.locator('.start-button').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Workpiece mass')).toHaveValue('0.7')
  await context.setOffline(false)
  await calculate(page)
  await context.setOffline(true)
  await press(page, ratio(30))
  await expect(page.getByRole('alert').first()).toBeVisible()
  await context.setOffline(false)
  await narrowing(page, () => page.getByRole('button', { name: 'Try again' }).click())
  await expect(cards(page).first()).toBeVisible()
})

test('models are compared, and one goes along to its page', async ({ page }) => {
  await openFirstStep(page)
  await calculate(page)
  for (const place of [0, 1]) await cards(page).nth(place).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(page).toHaveURL(/productslecto/)
  await expect(page.getByText('Required torque')).toBeVisible()
})

test('addresses that nobody has lead to the placeholder', async ({ page }) => {
  await page.goto('/#/selection/rotating_30')
  await expect(page.getByRole('heading', { name: 'In development...' })).toBeVisible()
})

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a scene gets its platforms at 360 px', async ({ page }) => {
    await openFirstStep(page)
    await tabTo(page, 'input[name=scene-type]')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Plate with off-centre mass' })).toBeChecked()
    await tabTo(page, 'input[type=text]')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await tabTo(page, '.start-button')
    await page.keyboard.press('Enter')
    await showResultsByKeyboard(page)
    await tabTo(page, 'input[name=rotating-i]')
    await narrowing(page, () => page.keyboard.press('Space'))
    await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused()
    await narrowing(page, () => page.keyboard.press('Space'))
    await expect(page.getByRole('radio', { name: /^5, / })).not.toBeChecked()
    await expect(cards(page).first()).toBeVisible()
  })
})

for (const [locale, width] of views) {
  test.describe(`the rotating flow in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })
    test('has no barriers in either step, with any scene', async ({ page }) => {
      await openFirstStep(page)
      const tiles = page.locator('input[name=scene-type]')
      for (let place = 0; place < (await tiles.count()); place += 1) {
        await page.locator('label.tile').nth(place).click()
        await expect(tiles.nth(place)).toBeChecked()
        await expectAccessible(page)
        await expectNoSideways(page)
      }
      await calculate(page)
      await expect(cards(page).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
    })
  })
}
