import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentAccount, keepAccount } from '../../../screens/base/account/account.ts'
import { askToSignIn } from '../../../screens/base/account/user-centre.ts'
import { browserThings, changeThings } from '../../../screens/base/saved/browser-store.ts'
import { noItems, withFavourite } from '../../../screens/base/saved/stored-items.ts'
import { changeSite, currentSite } from '../../../screens/base/site/site.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { noRecords, person } from './person.ts'

const login = { code: true, password: true, phone: true, email: true, forResults: true } as const
beforeEach(() => beSite({ login, filingNotices: [{ text: 'ICP 1' }] }))
afterEach(() => {
  changeThings(() => noItems)
})

/** The record-count check as it is answered; every other call about people finds nothing. */
const open = (status: number, path = '/selection/calc_30') =>
  openScreens(path, 'en', async (address) => {
    if (address.startsWith('/api/')) {
      return status === 200 ? noRecords() : Response.json({ code: 1, message: 'no' }, { status })
    }
    return goodAnswer(address, new AbortController().signal)
  })

describe('the record-count check of whoever is signed in', () => {
  it('leaves them signed in where it is answered', async () => {
    keepAccount(person())
    await open(200)
    await expect.element(page.getByRole('button', { name: 'Account: 138****0000' })).toBeVisible()
    expect(currentAccount()).toBeDefined()
  })

  it('that is forbidden clears what is known of the person', async () => {
    keepAccount(person())
    await open(403)
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(currentAccount()).toBeUndefined()
    expect(JSON.stringify(localStorage)).not.toContain('13800000000')
  })

  it('that finds the token expired says so over the page', async () => {
    keepAccount(person())
    await open(401)
    const dialog = page.getByRole('dialog', { name: 'Login state expired' })
    await expect.element(dialog).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    await dialog.getByRole('button', { name: 'Log in again' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(location.hash).toMatch(/^#\/selection\/calc_30/)
  })
})

it('the dialog says that models found by search need an account where one was found, and nowhere else', async () => {
  keepAccount(undefined)
  await open(200, '/usercenter/operator')
  const why = page.getByText('Log in to open models found by search', { exact: false })
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect.element(why).not.toBeInTheDocument()
  askToSignIn({ to: '/productslecto/WTF/THK-WTF2040-2', isFound: true })
  await expect.element(why).toBeVisible()
  askToSignIn(undefined)
})

it('what the browser kept moves to the account as soon as the service takes it, and it is told why it has not', async () => {
  changeThings((things) => withFavourite(things, { fid: '~WTF~20', added: '2026-01-01T00:00:00.000Z' }))
  keepAccount(person())
  let isDown = true
  const sent: string[] = []
  const counts = { selection: 0, download: 0, collect: 0, shopping: 0 }
  await openScreens('/selection/calc_30', 'en', async (address, signal, body = '') => {
    if (!address.startsWith('/api/')) return goodAnswer(address, signal)
    if (address !== '/api/User/Merge') return Response.json({ code: 0, data: counts })
    if (isDown) throw new TypeError('Failed to fetch')
    sent.push(body)
    return Response.json({ code: 0, data: counts })
  })
  await expect.element(page.getByText(/^The server cannot be reached.* move to your account as soon as/)).toBeVisible()
  expect(browserThings().favourites).toHaveLength(1)
  isDown = false
  await expect.element(page.getByText('The items saved in this browser are now in your account')).toBeVisible()
  expect(sent.map((body): unknown => JSON.parse(body))).toEqual([{ selections: [], favourites: ['~WTF~20'], shopping: [] }])
  expect(browserThings()).toEqual(noItems)
})

it('an administrator of the company has neither header nor footer, and a way out', async () => {
  await open(200)
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  keepAccount(person({ authType: 'compadmin' }))
  await expect.element(page.getByRole('navigation', { name: 'My account' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
  expect(await problemsOfPage()).toEqual([])
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Tip' })).toBeVisible()
})

it('the question about usage lies over the foot of the page and moves nothing', async () => {
  localStorage.removeItem('sizewright.usage')
  beSite({ behaviourLog: true, login })
  await page.viewport(360, 740)
  await open(200)
  const question = page.getByRole('region', { name: 'Usage statistics' })
  await expect.element(page.getByRole('banner')).toBeVisible()
  const before = document.querySelector('main')?.getBoundingClientRect().top
  keepAccount(person())
  await expect.element(question).toBeVisible()
  expect(document.querySelector('main')?.getBoundingClientRect().top).toBe(before)
  expect(question.element().getBoundingClientRect().bottom).toBe(740)
  await page.viewport(1440, 900)
})

it('a changed name of the company stands in the head at once', async () => {
  await open(200)
  await expect.element(page.getByRole('banner').getByText('Sizewright')).toBeVisible()
  changeSite({ ...currentSite(), key: 'default', companyKey: 'default', outName: '线驰', outNameEn: 'Linea Motion' })
  await expect.element(page.getByRole('banner').getByText('Linea Motion')).toBeVisible()
  await expect.poll(() => document.title).toMatch(/Linea Motion$/)
})
