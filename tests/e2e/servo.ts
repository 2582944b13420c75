import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { answered, resultsLine, rows } from './form.ts'

/** Motors of the list, in order. */
export const motors = (page: Page) => page.locator('[role=listbox] > [role=option] > span:first-child')

/** The box of the chosen motor. */
export const chosenMotor = (page: Page) => page.getByRole('status').filter({ hasText: /Selected motor|No motor selected yet/ })

export const searching = (page: Page, act: () => Promise<unknown>) => answered(page, /FilterLectotypeParams/, act)
export const calculating = (page: Page, act: () => Promise<unknown>) => answered(page, /ServoMotorCalculation/, act)

/** Opens the servo panel and waits for its motors. */
export async function openServo(page: Page): Promise<void> {
  await page.goto('/#/selection/calc_2000001')
  await expect(motors(page).first()).toBeVisible()
}

/** Looks for a model by its name and takes it. */
export async function pickMotor(page: Page, name: string): Promise<void> {
  const keyword = page.locator('#servo-keyword')
  await keyword.fill(name)
  await searching(page, () => keyword.press('Enter'))
  await motors(page).getByText(name, { exact: true }).first().click()
  await expect(chosenMotor(page).locator('strong')).toHaveText(name)
  await expect(resultsLine(page)).toBeVisible()
}

/** Names of all recommended gear units, those behind "more" included, in the order of the alphabet. */
export async function gearUnits(page: Page): Promise<readonly string[]> {
  // A row begins with the gear unit; what drives it comes after a plus.
  const names = () =>
    page.locator('tr[data-open] th button').evaluateAll((all) => all.map((name) => name.textContent.split('+')[0]?.trim() ?? ''))
  await expect(rows(page).first()).toBeVisible()
  // Without a count all of them are on the page.
  const more = page.getByRole('button', { name: /^More recommendations \d/ })
  if ((await more.count()) === 0) return (await names()).toSorted()
  const shown = await names()
  await more.click()
  await expect(page.getByRole('dialog').locator('tr[data-open]').first()).toBeVisible()
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0)
  const all = await names()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(all.length).toBeGreaterThan(shown.length)
  return all.toSorted()
}
