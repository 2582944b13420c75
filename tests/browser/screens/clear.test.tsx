/** Clear empties a form, and takes nothing away that could not be brought back; and a long text has room on a phone. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreens } from './open-screens.tsx'

const clear = () => page.getByRole('button', { name: 'Clear', exact: true })
const putBack = () => page.getByRole('button', { name: 'Undo clear' })
const field = (name: string) => page.getByLabelText(name, { exact: true })

it('brings everything back, also what is no value yet', async () => {
  await openScreens('/selection/calc_30')
  await page.getByText('Horizontal').click()
  await field('Load').fill('80')
  await field('Travel').fill('1000')
  await field('Max. speed').fill('12 furlong')
  await clear().click()
  await expect.element(field('Load')).toHaveValue('')
  await putBack().click()
  await expect.element(field('Load')).toHaveValue('80')
  await expect.element(field('Travel')).toHaveValue('1000')
  await expect.element(field('Max. speed')).toHaveValue('12 furlong')
  await expect.element(page.getByRole('radio', { name: 'Horizontal' })).toBeChecked()
  await expect.element(clear()).toBeVisible()
})

it('does not overwrite what was entered since', async () => {
  await openScreens('/selection/calc_30')
  await field('Load').fill('80')
  await clear().click()
  await expect.element(putBack()).toBeVisible()
  await field('Load').fill('90')
  await expect.element(clear()).toBeVisible()
  expect(putBack().query()).toBeNull()
})

it('offers nothing where nothing was entered', async () => {
  await openScreens('/selection/calc_30')
  await clear().click()
  await expect.element(clear()).toBeVisible()
})

it('a pasted text without a space stays within a phone', async () => {
  await page.viewport(360, 740)
  await openScreens('/selection/calc_20')
  await field('Max. speed').fill(`https://machines.example/${'a'.repeat(200)}`)
  await userEvent.tab()
  await expect.poll(() => document.querySelector('[id$=-chip]')?.textContent).toMatch(/machines/)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
