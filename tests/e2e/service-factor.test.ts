/** The job: a bucket conveyor that runs 10 hours a day with 6 to 25 starts an hour; its service factor, then the gear units that have it. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { cards, match, startButton } from './form.ts'
import { tabTo } from './keyboard.ts'

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/#/selection/calc_2000000')
  await expect(page.locator('.form')).toBeVisible()
}

const dialog = (page: Page) => page.getByRole('dialog')
const pickButton = (page: Page) => page.locator('[id="serviceFactor-pick"]')
const factorField = (page: Page) => page.locator('#serviceFactor')
const product = (page: Page) => page.locator('.factor-product')
const confirm = (page: Page) => page.locator('.factor-actions .start-button')

/** 1.4 by the machine and its hours, 1 by an electric motor, 1.1 by the starts in the row for 1.4, 1.2 for an important drive. */
const conveyor = { machine: 'bucketConveyor', formula: 'f = 1.4 × 1 × 1.1 × 1.2 = 1.848', factor: 1.848 } as const

const calculation = z.object({ data: z.object({ count: z.number(), list: z.array(z.object({ fB: z.number() })) }) })

const answerOf = async (page: Page) => {
  const answer = page.waitForResponse(/ThreePhaseMotorCalculation/)
  await match(page)
  return calculation.parse(await (await answer).json()).data
}

test.describe('a bucket conveyor', () => {
  test.use({ locale: 'en-US' })

  test('gets its service factor, and gear units that have at least that', { tag: '@deep' }, async ({ page }) => {
    await openForm(page)
    for (const [id, value] of Object.entries({ motorPower: '1.5', outputSpeed: '45', serviceFactor: '1.5' })) {
      await page.locator(`#${id}`).fill(value)
    }
    const without = await answerOf(page)
    await pickButton(page).click()
    await dialog(page).getByRole('searchbox').fill('bucket conv')
    await dialog(page).getByRole('radio', { name: 'Bucket conveyor Conveying' }).check()
    // The starts are offered once the product of the first two factors is known.
    await expect(dialog(page).locator('#factor-starts')).toHaveCount(0)
    await dialog(page)
      .getByRole('radio', { name: /^Above 0.5 to 10 h/ })
      .check()
    await dialog(page)
      .getByRole('radio', { name: /^Electric motor/ })
      .check()
    await dialog(page)
      .getByRole('radio', { name: /^6 to 25/ })
      .check()
    await dialog(page)
      .getByRole('radio', { name: /^Important/ })
      .check()
    await expect(product(page)).toHaveText(conveyor.formula)
    await expect(dialog(page).locator('.factor-table')).toContainText('Unverified')
    await confirm(page).click()

    await expect(dialog(page)).toHaveCount(0)
    await expect(factorField(page)).toHaveValue(String(conveyor.factor))
    await expect(pickButton(page)).toBeFocused()
    const undo = page.locator('[data-field=serviceFactor] .chip-undo')
    await undo.click()
    await expect(factorField(page)).toHaveValue('1.5')

    await factorField(page).fill(String(conveyor.factor))
    const { count, list } = await answerOf(page)
    expect(count).toBeLessThan(without.count)
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter(({ fB }) => fB < conveyor.factor)).toEqual([])
    await expect(cards(page).first()).toBeVisible()

    await pickButton(page).click()
    await expect(product(page)).toHaveText(conveyor.formula)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('by keyboard alone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 } })

  test('the service factor is worked out at 360 px', { tag: '@deep' }, async ({ page }) => {
    await openForm(page)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await tabTo(page, '[id="serviceFactor-pick"]')
    await press('Enter')
    await expect(dialog(page)).toBeVisible()
    await tabTo(page, '#factor-search')
    await page.keyboard.type('斗式')
    await tabTo(page, '#factor-machine input')
    await press('Space')
    await tabTo(page, '#factor-hours input')
    await press('ArrowDown', 'ArrowUp', 'ArrowDown')
    await tabTo(page, '#factor-primeMover input')
    await press('Space')
    await tabTo(page, '#factor-starts input')
    await press('ArrowDown', 'ArrowDown')
    await tabTo(page, '#factor-safety input')
    await press('Space', 'ArrowDown')
    await expect(product(page)).toContainText(' = ')
    await tabTo(page, '.factor-actions .start-button')
    await press('Enter')
    await expect(factorField(page)).not.toHaveValue('')
    await expect(pickButton(page)).toBeFocused()
  })
})

test('a site can do without the dialog', { tag: '@deep' }, async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      body: (await answer.text()).replace('"serviceFactor":"offered"', '"serviceFactor":"none"'),
      headers: answer.headers(),
    })
  })
  await openForm(page)
  await expect(startButton(page)).toBeVisible()
  await expect(factorField(page)).toBeVisible()
  await expect(pickButton(page)).toHaveCount(0)
})
