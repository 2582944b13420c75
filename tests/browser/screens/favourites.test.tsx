/** The names of favourites come by one call, and one that is no longer in the catalogue says so. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeThings } from '../../../screens/base/saved/browser-store.ts'
import { noItems } from '../../../screens/base/saved/stored-items.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'

afterEach(() => {
  changeThings(() => noItems)
})

const added = '2026-01-01T00:00:00.000Z'
const model = (driveID: string) => ({
  serviceID: 'WTF',
  driveID,
  skuName: `name of ${driveID}`,
  maker: 'THK',
  series: 'WTF',
  basis: 'published',
})

it('of all models at once', async () => {
  beSite({})
  const requests: string[] = []
  changeThings((things) => ({ ...things, favourites: ['a', 'b', 'gone'].map((id) => ({ fid: `WTF/${id}`, added })) }))
  await openScreens('/usercenter/collect-list', 'en', (address, signal) => {
    const url = new URL(address, 'http://x')
    if (!url.pathname.includes('/Prod/')) return goodAnswer(address, signal)
    requests.push(`${url.pathname.split('/').at(-1) ?? ''} ${url.searchParams.get('skuIDs') ?? ''}`)
    return Promise.resolve(Response.json({ code: 0, data: { list: [model('a'), model('b')] } }))
  })
  await expect.element(page.getByRole('link', { name: 'name of a' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'name of b' })).toBeVisible()
  await expect.element(page.getByText('no longer in the catalogue')).toBeVisible()
  expect(requests).toEqual(['GetModels a,b,gone'])
  expect(await problemsOfPage()).toEqual([])
})
