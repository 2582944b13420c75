/** The search of the start page: one field, whatever the width. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openScreens, problemsOfPage } from './open-screens.tsx'

const fields = () =>
  [...document.querySelectorAll('[role=search] input')].filter((field) => field.checkVisibility({ visibilityProperty: true }))
const isInHead = () => fields().map((field) => field.closest('header') !== null)

it.each([
  [1440, false],
  [768, false],
  [360, true],
])('is one field at %i px, on phones that of the head', async (width, expected) => {
  await page.viewport(width, 900)
  await openScreens('/')
  await expect.poll(isInHead).toEqual([expected])
  expect(await problemsOfPage()).toEqual([])
})

it('finds models, whose list stands above the page, and keeps its text for the head of the next page', async () => {
  await page.viewport(1280, 900)
  await openScreens('/')
  const box = page.getByRole('combobox', { name: 'Enter product model' })
  await box.fill('wtf1002')
  const option = page.getByRole('option', { name: 'WTF1002' })
  await expect.element(option).toBeVisible()
  const { left, top } = option.element().getBoundingClientRect()
  expect(option.element().contains(document.elementFromPoint(left + 8, top + 8))).toBe(true)
  await option.click()
  await expect.poll(isInHead).toEqual([true])
  await expect.element(box).toHaveValue('wtf1002')
})
