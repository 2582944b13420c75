/** Conditions of selections that the service has not described stand in the words of the reader: kept in this browser, or opened by a link. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeThings } from '../../../screens/base/saved/browser-store.ts'
import { noItems } from '../../../screens/base/saved/stored-items.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

afterEach(() => {
  changeThings(() => noItems)
})

const time = '2026-01-01T00:00:00.000Z'
const saved = {
  name: 'Z axis',
  selection: { v: 2, calculator: '30', inputs: { posture: 'vertical', load: [80, 'kg'], fixing: 'fixed-free' } },
} as const
const project = { name: 'Press', customer: '', number: '', ends: time, selections: [{ ...saved, snapshot: null }] }
const words = [
  ['en', 'Vertical · 80 kg'],
  ['zh-Hans', '垂直 · 80 kg'],
] as const

it.each(words)('of a selection in this browser, in %s', async (locale, conditions) => {
  beSite({})
  changeThings((things) => ({ ...things, selections: [{ ...saved, clientID: 'one', created: time, changed: time }] }))
  await openScreens('/usercenter/user-selection', locale)
  await expect.element(page.getByRole('cell', { name: conditions, exact: true })).toBeVisible()
  expect(await problemsOfPage()).toEqual([])
})

it.each(words)('of a project that is shared, in %s', async (locale, conditions) => {
  beSite({})
  await openScreens('/share/token', locale, async (address, signal) =>
    address.includes('Shared') ? Response.json({ code: 0, data: project }) : goodAnswer(address, signal),
  )
  await expect.element(page.getByRole('cell', { name: conditions, exact: true })).toBeVisible()
})
