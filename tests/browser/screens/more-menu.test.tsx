import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountEntries } from '../../../screens/base/user-centre.ts'
import { beSite, closeScreens, openScreens, problemsOfPage } from './open-screens.tsx'

beforeEach(() => beSite({}))
afterEach(async () => {
  closeScreens()
  await page.viewport(1440, 900)
})

const more = () => page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
const prompt = () => page.getByRole('dialog', { name: 'This needs an account' })

it('the More menu opens by keyboard, Escape closes it and the focus returns', async () => {
  await openScreens('/selection/calc_30')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
  more().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
  expect(page.getByRole('list', { name: 'More' }).getByRole('button').elements()).toHaveLength(accountEntries.length + 1)
  expect(await problemsOfPage()).toEqual([])
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
  expect(document.activeElement).toBe(more().element())
})

it('an entry says that it needs an account, 460 px wide; the form stays and the focus returns', async () => {
  await openScreens('/selection/calc_30')
  await page.getByLabelText('Max. speed').fill('751')
  await more().click()
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect.element(prompt()).toBeVisible()
  await expect.element(prompt().getByText(/“Favourites” belongs to an account, and signing in is not possible/)).toBeVisible()
  expect(prompt().element().getBoundingClientRect().width).toBe(460)
  expect(await problemsOfPage()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(prompt()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(more().element())
  await expect.element(page.getByLabelText('Max. speed')).toHaveValue('751')
})

it('on a phone the entries stand in the menu, and the prompt fits', async () => {
  await page.viewport(360, 740)
  await openScreens('/')
  await page.getByRole('button', { name: 'Calculators' }).click()
  const entry = page.getByRole('dialog').getByRole('button', { name: 'Shopping list' })
  await expect.element(entry).toBeVisible()
  expect(await problemsOfPage()).toEqual([])
  await entry.click()
  await expect.element(prompt()).toBeVisible()
  const { left, right } = prompt().element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(await problemsOfPage()).toEqual([])
  await prompt().getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.activeElement).toBe(page.getByRole('button', { name: 'Calculators' }).element())
})

it.each([1440, 360])('an address of an account says the same, in its title too, at %i px', async (width) => {
  await page.viewport(width, 800)
  await openScreens('/usercenter/download-list')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Download list' })).toBeVisible()
  await expect.element(page.getByText(/signing in is not possible on these pages yet/)).toBeVisible()
  expect(document.title).toBe('Download list – Sizewright')
  expect(await problemsOfPage()).toEqual([])
})

it('an address of the user centre that does not exist is in development', async () => {
  await openScreens('/usercenter/nowhere')
  await expect.element(page.getByRole('heading', { level: 1, name: 'In development...' })).toBeVisible()
})

it.each([640, 768, 960])('every link and switch of the head stands in one line at %i px', async (width) => {
  await page.viewport(width, 800)
  beSite({ languages: ['zh-Hans', 'en'], officialSite: 'https://www.example/', outNameEn: 'Hengzhun Drives' })
  await openScreens('/selection/calc_30')
  await expect.element(more()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const buttons = [...document.querySelectorAll('.header .switch button')].map((button) => button.getBoundingClientRect())
  expect(buttons.filter(({ height, right }) => height > 32 || right > width)).toEqual([])
})
