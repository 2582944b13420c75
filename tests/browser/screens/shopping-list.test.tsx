/** The shopping list says of each model what its product page says: the open parts of its code, and how many lengths are stated. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeThings } from '../../../screens/base/saved/browser-store.ts'
import { noItems } from '../../../screens/base/saved/stored-items.ts'
import { screwProduct } from './fixture-products.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

afterEach(() => {
  changeThings(() => noItems)
})

const { serviceID, driveID, lengths, ...productWithoutSolid } = screwProduct

const item = {
  clientID: 'one',
  selectionID: `${serviceID}/${driveID}`,
  orderParams: [],
  quantity: 2,
  note: '',
  added: '2026-01-01T00:00:00.000Z',
}

it.each([
  ['with a solid', screwProduct, ['Lengths: 9 stated, 1 typical']],
  ['without one', { ...productWithoutSolid, serviceID, driveID }, []],
] as const)('counts the lengths of a model %s', async (_, product, said) => {
  expect(lengths).toEqual({ stated: 9, usual: 1 })
  beSite({})
  changeThings((things) => ({ ...things, shopping: [item] }))
  await openScreens('/usercenter/shopping-list', 'en', async (address, signal) =>
    address.includes('GetProduct') ? Response.json({ code: 0, data: product }) : goodAnswer(address, signal),
  )
  const row = page.getByRole('row').filter({ has: page.getByRole('spinbutton') })
  await expect.element(row.getByText(/^Still to be selected/)).toBeVisible()
  expect(
    [...row.element().querySelectorAll('small')].map(({ textContent }) => textContent).filter((text) => text.startsWith('Lengths')),
  ).toEqual(said)
  expect(await problemsOfPage()).toEqual([])
})
