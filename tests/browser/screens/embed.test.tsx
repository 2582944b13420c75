/** The pages inside a page of somebody else's: here, that of the test runner. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { directoryAnswer } from './directory-answers.ts'
import { screwCalculation } from './fixture-answers.ts'
import { matchScrew } from './match-screw.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const heard: unknown[] = []
const hear = ({ data }: MessageEvent<unknown>) => heard.push(data)

beforeEach(() => {
  heard.length = 0
  window.parent.addEventListener('message', hear)
  // The runner's page is of this origin, too: the only one that is listed.
  beSite({ embedOrigins: [location.origin] })
})
afterEach(() => {
  window.parent.removeEventListener('message', hear)
  delete document.documentElement.dataset['embedded']
})

const open = (query = '') =>
  openScreens(`/embed/selection-detail${query}`, 'en', (address, signal, body) =>
    address.includes('/Prod/')
      ? Promise.resolve(Response.json({ code: 0, data: directoryAnswer(address, body) }))
      : goodAnswer(address, signal),
  )

it.each(widths)('the choice has neither header nor barriers at %i px, and nor has what is opened from it', async (width) => {
  await page.viewport(width, 800)
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Select a component' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(3)
  expect(await problemsOfPage()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('link', { name: 'Ball screw', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'All series and calculators' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Select a component' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

it('a series that there is not is said, beside those that there are', async () => {
  await open('?serviceID=NONE')
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no series “NONE” in the product directory')
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(3)
})

it('a calculated model is told with the conditions that led to its code, in words alone', async () => {
  document.documentElement.dataset['embedded'] = ''
  await matchScrew()
  await page.getByRole('button', { name: 'Select model' }).first().click()
  const code = screwCalculation.list[0]?.machineCode ?? ''
  const postMessage = vi.spyOn(window.parent, 'postMessage')
  await page.getByRole('button', { name: 'Use this model' }).click()
  await expect.element(page.getByText(`Order code ${code} passed to ${location.origin}`)).toBeVisible()
  const models = () => heard.filter((data) => JSON.stringify(data).includes('sizewright:model'))
  await expect.poll(models).toHaveLength(1)
  // By its name, never to whoever is there.
  const ours = postMessage.mock.calls.filter(([data]) => JSON.stringify(data).includes('sizewright:'))
  expect([...new Set(ours.map(([, origin]) => origin))]).toEqual([location.origin])
  postMessage.mockRestore()
  expect(models()[0]).toMatchObject({ version: 1, orderCode: code, maker: 'THK', language: 'en', calculator: 'Ball screw' })
  expect(JSON.stringify(models()[0])).toContain('6.667 m/s²')
  expect(JSON.stringify(models()[0])).not.toMatch(/skuID|driveID|serviceID|machineCode|paramName|workingID/)
})
