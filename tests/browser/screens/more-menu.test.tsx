import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountEntries, askToSignIn } from '../../../screens/base/account/user-centre.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { ok, person } from './person.ts'
import { widths } from '../views.ts'

beforeEach(() => beSite({}))
const more = () => page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
const prompt = () => page.getByRole('dialog', { name: 'Login required' })

it('the More menu opens by keyboard; an entry says that it needs an account, the form stays and the focus returns', async () => {
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
  await page.getByLabelText('Max. speed').fill('751')
  await more().click()
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect.element(prompt()).toBeVisible()
  await expect.element(prompt().getByText(/“Favourites” requires an account, and login is not available/)).toBeVisible()
  expect(prompt().element().getBoundingClientRect().width).toBe(460)
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
  await entry.click()
  await expect.element(prompt()).toBeVisible()
  const { left, right } = prompt().element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(await problemsOfPage()).toEqual([])
  await prompt().getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.activeElement).toBe(page.getByRole('button', { name: 'Calculators' }).element())
})

it('on a phone signing in is in the head, and what the menu has beside it says what it is', async () => {
  await page.viewport(360, 740)
  beSite({ login: { code: true, password: true, phone: true, email: true, forResults: true } })
  document.documentElement.dataset['login'] = ''
  await openScreens('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Calculators' }).click()
  await expect.element(page.getByRole('dialog').getByText('Customer service')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  delete document.documentElement.dataset['login']
})

it.each(widths)('an address of an account shows what this browser keeps, and says so, at %i px', async (width) => {
  await page.viewport(width, 800)
  await openScreens('/usercenter/download-list')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Download list' })).toBeVisible()
  await expect.element(page.getByText(/items shown here are saved in this browser only/)).toBeVisible()
  await expect.poll(() => document.title).toBe('Download list – Sizewright')
  expect(await problemsOfPage()).toEqual([])
})

const login = { code: true, password: true, phone: true, email: true, forResults: true } as const
const dialog = () => page.getByRole('dialog', { name: 'Log in' })

it.each([
  [{ ...login, password: false }, ['Phone number or e-mail', 'Verification code']],
  [{ ...login, code: false, email: false }, ['Phone number', 'Password']],
  [{ ...login, phone: false }, ['E-mail', 'Verification code']],
])('the dialog offers what the site has switched on: %j', async (switches, fields) => {
  beSite({ login: switches })
  await openScreens('/selection/calc_30')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect.element(dialog()).toBeVisible()
  expect(dialog().element().querySelectorAll('form input:not([type=checkbox])')).toHaveLength(2)
  for (const field of fields) await expect.element(dialog().getByLabelText(field, { exact: true })).toBeVisible()
})

it('where the company shares its phone and asks nobody, an account of the browser’s own is made', async () => {
  beSite({ phone: '400 000 0000' })
  const addresses: string[] = []
  await openScreens('/selection/calc_30', 'en', async (address) => {
    addresses.push(address)
    if (address === '/api/comp-user/fixedlogin') return ok(person({ phoneNumber: null, isFixed: true, hasPassword: false }))
    if (address.startsWith('/api/')) return ok(address.endsWith('UserAgents') ? [] : { list: [], count: 0 })
    return goodAnswer(address, new AbortController().signal)
  })
  await more().click()
  await page.getByRole('button', { name: 'Favourites' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await expect.element(page.getByText('No favourites yet')).toBeVisible()
  expect(addresses).toContain('/api/comp-user/fixedlogin')
})

it('whoever acts for agents chooses; without the site’s service for agents that has expired', async () => {
  beSite({ login })
  const answers: Readonly<Record<string, unknown>> = {
    '/api/comp-user/accountlogin': person(),
    '/api/User/GetUserAgents': [{ userAgentID: 'north', userAgentName: 'North branch', logoUrl: null }],
    '/api/User/ChooseAgent': { done: true },
  }
  await openScreens('/selection/calc_30', 'en', async (address) =>
    address.startsWith('/api/') ? ok(answers[address] ?? { list: [], count: 0 }) : goodAnswer(address, new AbortController().signal),
  )
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await dialog().getByRole('button', { name: 'Password' }).click()
  await dialog().getByLabelText('Phone number or e-mail').fill('13800000000')
  await dialog().getByLabelText('Password', { exact: true }).fill('correct horse')
  await dialog().getByRole('button', { name: 'Log in', exact: true }).click()
  const chooser = page.getByRole('dialog', { name: 'Who are you acting for?' })
  await expect.element(chooser).toBeVisible()
  await chooser.getByRole('button', { name: 'North branch' }).click()
  await expect.element(page.getByRole('dialog', { name: 'The service has expired' })).toBeVisible()
  expect(await problemsOfPage()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await chooser.getByRole('button', { name: /^The company itself/ }).click()
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Account: 138****0000' })).toBeVisible()
  await expect.element(chooser).not.toBeInTheDocument()
})

it('every link and switch of the head stands in one line at any width', async () => {
  beSite({ languages: ['zh-Hans', 'en'], officialSite: 'https://www.example/', outNameEn: 'Hengzhun Drives', login })
  await openScreens('/selection/calc_30')
  for (const width of [960, 768, 640]) {
    await page.viewport(width, 800)
    await expect.element(more()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const buttons = [...document.querySelectorAll('[data-head] [role=group] button')].map((button) => button.getBoundingClientRect())
    expect(
      buttons.filter(({ height, right }) => height > 32 || right > width),
      `at ${width} px`,
    ).toEqual([])
  }
})

it('the dialog goes on when another tab has signed in, and stays while it has not', async () => {
  beSite({ login: { code: true, password: true, phone: true, email: true, forResults: true } })
  await openScreens('/')
  askToSignIn({ to: '/selection/calc_30' })
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect.element(dialog).toBeVisible()
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  await expect.element(dialog).toBeVisible()
  localStorage.setItem('sizewright.account.', JSON.stringify(person({ phoneNumber: null })))
  window.dispatchEvent(new StorageEvent('storage', { key: 'sizewright.account.' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.hash).toBe('#/selection/calc_30')
})
