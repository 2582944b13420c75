/** Fills the ball-screw form as in THK General Catalog A-722 and shows the results. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '../../../i18n/locales.ts'
import { openScreens } from './open-screens.tsx'

type Answer = Parameters<typeof openScreens>[2]

/** Leaves the overlay of a run as soon as the answer is there; after its time it goes by itself, maybe while the pointer is on its way. */
export const showResults = async (): Promise<void> => {
  let wasShown = false
  const isLeft = () => {
    document.querySelector<HTMLButtonElement>('.matching button[data-kind=primary]:enabled')?.click()
    const isShown = document.querySelector('.matching') !== null
    wasShown ||= isShown
    return wasShown && !isShown
  }
  await expect.poll(isLeft).toBe(true)
}

export const matchScrew = async (answer?: Answer): Promise<void> => {
  const locale: Locale = 'en'
  await (answer ? openScreens('/selection/calc_30', locale, answer) : openScreens('/selection/calc_30', locale))
  await page.getByText('Horizontal').click()
  await page.getByText('Fixed – supported', { exact: true }).click()
  await page.getByLabelText('Load').fill('80')
  await page.getByLabelText('Max. speed').fill('1000')
  await page.getByLabelText('Acceleration').fill('6.667')
  await page.getByLabelText('Travel').fill('1000')
  await page.getByLabelText('Accuracy grade').selectOptions('C7')
  await page.getByRole('button', { name: 'Start matching' }).click()
  await showResults()
}
