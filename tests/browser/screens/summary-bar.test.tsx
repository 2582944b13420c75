/** What was asked stands above the results where the form is not beside them, and leads back to it. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { calculating, matchScrew } from './match-screw.ts'

const change = () => page.getByRole('button', { name: 'Change the conditions' })

it('says the conditions in two lines and brings the form back into view', async () => {
  await page.viewport(360, 740)
  await matchScrew(calculating({}))
  await expect.element(change()).toBeVisible()
  const [first, second] = [...(change().element().parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
  expect(first).toMatch(/80\skg/)
  expect(second).not.toBe('')
  await change().click()
  const form = document.querySelector('[data-form-panel]')
  expect(document.activeElement).toBe(form)
  await expect.poll(() => Math.abs(form?.getBoundingClientRect().top ?? Infinity)).toBeLessThan(200)
})

it('is not there where the form is beside the results', async () => {
  await page.viewport(1280, 800)
  await matchScrew(calculating({}))
  await expect.element(page.getByRole('table', { name: 'Models' })).toBeVisible()
  await expect.element(change()).not.toBeInTheDocument()
})
