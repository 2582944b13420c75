import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { answered, showResults, startButton } from './form.ts'

/** Opens the first step with its scenes. */
export async function openFirstStep(page: Page): Promise<void> {
  await page.goto('/#/selection/calc_121')
  await expect(page.locator('.tile').first()).toBeVisible()
}

/** From the first step to the platforms of the second. */
export async function calculate(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(page).toHaveURL(/selection\/rotating_121/)
  await showResults(page)
}

/** Row of the calculated values by its name. */
export const row = (page: Page, name: string) =>
  page.locator('.rotating-rows tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Does something that is answered by another list, and waits for the answer. */
export const narrowing = (page: Page, act: () => Promise<void>): Promise<void> =>
  answered(page, /RotatingPlatformWorking\/(?:WorkingSecond|ServoMotorCalculation)/, act)

/** How many platforms are shown, in words. */
export const found = (page: Page) => page.locator('.results-line strong')

/** Does something that changes how many platforms are shown, and gives the new words: an answer that has come is not on the page yet. */
export const foundAfter = async (page: Page, action: () => Promise<void>): Promise<string> => {
  const before = (await found(page).textContent()) ?? ''
  await action()
  await expect(found(page)).not.toHaveText(before)
  return (await found(page).textContent()) ?? ''
}

/** Presses the label of a radio button: of a tile nothing else can be seen. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click()
