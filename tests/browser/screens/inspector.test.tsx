/** The inspector of development builds over the page of a calculator. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startInspector } from '../../../screens/playground/start-inspector.tsx'
import { openScreens, problemsOfPage } from './open-screens.tsx'

let end = () => {}

beforeEach(() => {
  vi.stubEnv('DEV', true)
  end = startInspector()
})

afterEach(() => {
  end()
  vi.unstubAllEnvs()
})

it('opens over a real page by its keys, follows the form, and gives the focus back', async () => {
  await openScreens('/selection/calc_20')
  const load = page.getByRole('textbox', { name: 'Load', exact: true })
  await load.fill('12.5')
  await userEvent.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}')
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect.element(inspector.getByRole('row', { name: /^load known 12\.5/ })).toBeVisible()
  await inspector.getByRole('tab', { name: 'Events' }).click()
  await expect.element(inspector.getByText('field: load, text: 12.5').first()).toBeVisible()
  await inspector.getByRole('tab', { name: 'Request' }).click()
  await expect.element(inspector.getByRole('row', { name: /^W 12\.5 load$/ })).toBeVisible()
  await inspector.getByRole('tab', { name: 'Graph' }).click()
  await expect.element(inspector.getByRole('button', { name: 'load, field' })).toBeVisible()
  expect(await problemsOfPage()).toEqual([])
  await userEvent.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}')
  await expect.element(inspector).not.toBeInTheDocument()
  await expect.element(load).toHaveFocus()
})
