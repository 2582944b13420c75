import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { answered, match, startButton, resultsLine } from './form.ts'

/** Opens the first step with its scenes. */
export async function openFirstStep(page: Page): Promise<void> {
  await page.goto('/#/selection/calc_121')
  await expect(page.getByRole('radio').first()).toBeVisible()
}

/** From the first step to the platforms of the second. */
export async function calculate(page: Page): Promise<void> {
  await match(page)
  await expect(page).toHaveURL(/selection\/rotating_121/)
}

/** Row of the calculated values by its name. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Does something that is answered by another list, and waits for the answer. */
export const narrowing = (page: Page, act: () => Promise<void>): Promise<void> =>
  answered(page, /RotatingPlatformWorking\/(?:WorkingSecond|ServoMotorCalculation)/, act)

/** How many platforms are shown, in words. */
export const found = (page: Page) => resultsLine(page).locator('strong')

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

export const drawer = (page: Page) => page.getByRole('dialog')
export const fillButton = (page: Page) => page.getByRole('button', { name: 'Fill into the condition selection' })
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit to manufacturer' })

/** What a scene gave, in its drawer. */
export const sceneResult = (page: Page) => drawer(page).getByRole('group', { name: 'Calculation result' })

/** Class 120 opens the working scenes at once. @param site in the query of the address */
export async function openScenes(page: Page, site = ''): Promise<void> {
  await page.goto(`/${site}#/selection/calc_120`)
  await expect(drawer(page).getByRole('radio').first()).toBeVisible()
}

/** Calculates the scene as it is entered, and goes on once its result has come into view. */
export async function calculateScene(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(sceneResult(page)).toBeFocused()
}
