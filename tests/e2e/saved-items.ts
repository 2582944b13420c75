import { expect, type Page } from '@playwright/test'
import { cards, fill, match, open, workedExample, resultsLine } from './form.ts'

export const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save selection' })
export const rows = (page: Page) => page.locator('[data-row]')

/** Every figure that the first card shows. */
export const figures = async (page: Page) => (await cards(page).first().locator('.number').allTextContents()).join(' | ')

/** Saves the results that are shown. @param button that the dialog is left by */
export const save = async (page: Page, name: string, button = 'Save') => {
  await resultsLine(page).getByRole('button', { name: 'Save' }).click()
  await saveDialog(page).getByLabel('Name').fill(name)
  await saveDialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(saveDialog(page)).toBeHidden()
}

/** The worked example, sized. @returns the figures of its first card, once they are there and change no more */
export const sizeScrew = async (page: Page): Promise<string> => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  let last = ''
  const isSettled = async () => {
    const before = last
    last = await figures(page)
    return last !== '' && last === before
  }
  await expect.poll(isSettled).toBe(true)
  return last
}
