import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Opens the first step with its scenes. */
export async function openFirstStep(page: Page): Promise<void> {
  await page.goto('/#/selection/calc_121')
  await expect(page.locator('.tile').first()).toBeVisible()
}

/** Leaves the progress modal as soon as the answer is there. */
export async function showResults(page: Page): Promise<void> {
  await page.locator('dialog.matching button[data-kind=primary]:enabled').click()
  await expect(page.locator('dialog.matching')).toBeHidden()
}

/** From the first step to the platforms of the second. */
export async function calculate(page: Page): Promise<void> {
  await page.locator('.start-button').click()
  await expect(page).toHaveURL(/selection\/rotating_121$/)
  await showResults(page)
}

/** Row of the calculated values by its name. */
export const row = (page: Page, name: string) =>
  page.locator('.rotating-rows tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Does something that is answered by another list, and waits for the answer. */
export const narrowing = async (page: Page, action: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse(/RotatingPlatformWorking\/(?:WorkingSecond|ServoMotorCalculation)/)
  await action()
  await answer
}

/** How many platforms are shown, in words. */
export const found = (page: Page) => page.locator('.results-line strong')

/** Does something that changes how many platforms are shown, and gives the new words: an answer that has come is not on the page yet. */
export const foundAfter = async (page: Page, action: () => Promise<void>): Promise<string> => {
  const before = (await found(page).textContent()) ?? ''
  await action()
  await expect(found(page)).not.toHaveText(before)
  return (await found(page).textContent()) ?? ''
}
