import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CompanyFields, CompanyState } from '../../../contract/site/company-state.ts'
import { type CompanyUser, type PermissionChange, permissionNames } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { noRecords, ok, person } from './person.ts'
import { someOf } from '../views.ts'

const fields: CompanyFields = {
  comp_name: 'Linea',
  comp_out_name: null,
  comp_out_name_en: 'Linea Motion',
  phone: '+86 21 1234',
  phone_share: true,
  email: null,
  address: null,
  address_en: null,
  official_site: null,
  chat_url: null,
  logo: null,
  logo_square: null,
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8"/></svg>'
const since = '2026-11-25T10:00:00.000Z'
const user = (at: number, more: Partial<CompanyUser> = {}): CompanyUser => ({
  id: `p${at}`,
  account: `138****00${10 + at}`,
  role: 'user',
  since,
  infoReview: [],
  ...more,
})
const people = [
  user(0),
  user(1, { role: 'companyAdmin', infoReview: [...permissionNames] }),
  ...Array.from({ length: 18 }, (_, at) => user(at + 2)),
]

/** A service that behaves as the real one: a version for each state, and what was given is given. */
const serve = () => {
  const stored = { version: '1', detail: { ...fields } }
  const sent: CompanyState[] = []
  const granted: PermissionChange[] = []
  const state: { refusal?: Response; until?: Promise<unknown> } = {}
  const store = (detail: CompanyFields): CompanyState => Object.assign(stored, { version: `${Number(stored.version) + 1}`, detail })
  const update = (requested: CompanyState): Response => {
    sent.push(requested)
    if (state.refusal) return state.refusal.clone()
    const isLate = requested.version !== stored.version
    return isLate ? Response.json({ code: 40901, message: 'changed', issues: [] }, { status: 409 }) : ok(store(requested.detail))
  }
  const set = (change: PermissionChange): Response => {
    granted.push(change)
    if (state.refusal) return state.refusal.clone()
    return ok({ infoReview: change.isGiven ? [change.permission] : [] })
  }
  const list = (address: string): Response => {
    const { searchParams } = new URL(address, 'https://x.example')
    const at = Number(searchParams.get('page'))
    const found = people.filter(({ account }) => account.includes(searchParams.get('keyword') ?? ''))
    return ok({ list: found.slice((at - 1) * 15, at * 15), count: found.length })
  }
  const open = (locale: Locale = 'en') =>
    openScreens('/usercenter/comp-detail', locale, async (address, signal, body) => {
      if (address.startsWith('/api/CompDetail/Get')) return ok(stored)
      if (address.startsWith('/api/CompDetail/Update')) {
        // Bodies of calls are JSON of these shapes.
        const answer = update(JSON.parse(body ?? '') as CompanyState)
        await state.until
        return answer
      }
      if (address.startsWith('/api/UserButPer/GetUsers')) return list(address)
      // The same.
      if (address.startsWith('/api/UserButPer/Set')) return set(JSON.parse(body ?? '') as PermissionChange)
      if (address.startsWith('/share/site_info')) return Response.json({ code: 1, message: 'not now' })
      if (address.startsWith('/api/')) return noRecords()
      return goodAnswer(address, signal)
    })
  return Object.assign(state, { stored, sent, granted, open, store })
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const fileField = () => page.getByLabelText('Logo in the header: choose a file')
const choose = (content: BlobPart, name: string, type: string) => userEvent.upload(fileField(), new File([content], name, { type }))

beforeEach(() => {
  beSite({ needGrant: ['submit'] })
  keepAccount(person({ authType: 'compadmin' }))
})
describe('company details', () => {
  it('are changed as a whole; what is wrong is said beside its field, which gets the focus', async () => {
    const service = serve()
    await service.open()
    await field('Name').fill('')
    await field('Phone').fill('call us')
    await field('Official website').fill('www.example.com')
    await press('Save')
    await expect.element(page.getByText('Enter 1 to 120 characters')).toBeVisible()
    await expect.element(page.getByText(/^Enter digits, spaces/)).toBeVisible()
    await expect.element(page.getByText(/begins with https/)).toBeVisible()
    expect(document.activeElement).toBe(field('Name').element())
    expect(await problemsOfPage()).toEqual([])
    expect(service.sent).toEqual([])
    await field('Name').fill(' Linea 2 ')
    await field('Phone').fill('')
    await field('Official website').fill('https://www.example.com')
    await page.getByLabelText('Show the phone number').click()
    await press('Save')
    await expect.element(page.getByText('Saved; visible on the pages within seconds')).toBeVisible()
    expect(service.sent).toEqual([
      {
        version: '1',
        detail: { ...fields, comp_name: 'Linea 2', phone: null, phone_share: false, official_site: 'https://www.example.com' },
      },
    ])
    await expect.element(field('Name')).toHaveValue('Linea 2')
  })

  it('that somebody else has changed are told and shown beside; nothing typed is lost, nothing is overwritten unseen', async () => {
    const service = serve()
    await service.open()
    await field('Name').fill('Mine')
    service.store({ ...fields, comp_name: 'Theirs', email: 'theirs@example.com' })
    await press('Save')
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Another person has changed the company details in the meantime: Name, E-mail' })
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByText('Saved value: Theirs')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Mine')
    await expect.element(field('E-mail')).toHaveValue('theirs@example.com')
    await press('Use the saved value: Name')
    await expect.element(field('Name')).toHaveValue('Theirs')
    await field('Name').fill('Mine after all')
    await press('Save')
    await expect.element(page.getByText('Saved; visible on the pages within seconds')).toBeVisible()
    expect(service.stored.detail).toMatchObject({ comp_name: 'Mine after all', email: 'theirs@example.com' })
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('that are changed while they are stored are stored by the next press, as changes of the new version', async () => {
    const service = serve()
    await service.open()
    const answered = Promise.withResolvers<void>()
    service.until = answered.promise
    await field('Name').fill('First')
    await press('Save')
    await expect.poll(() => service.sent.length).toBe(1)
    await page.getByLabelText('Show the phone number').click()
    answered.resolve()
    await expect.element(page.getByText('Saved; visible on the pages within seconds')).toBeVisible()
    await press('Save')
    await expect.poll(() => service.stored.detail).toMatchObject({ comp_name: 'First', phone_share: false })
    expect(service.sent.map(({ version }) => version)).toEqual(['1', '2'])
  })

  it('that could not be stored stay as they were typed', async () => {
    const service = serve()
    service.refusal = Response.json({ code: 50301, message: 'It could not be stored', issues: [] }, { status: 503 })
    await service.open()
    await field('Name').fill('Mine')
    await press('Save')
    await expect.element(page.getByRole('alert').filter({ hasText: 'It could not be stored' })).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Mine')
  })

  it('have a logo that is looked at before it is stored, by what it holds; what is refused changes nothing', async () => {
    const service = serve()
    await service.open()
    await field('Name').fill('Typed')
    const refused = {
      'The logo file is empty': ['', 'logo.svg', 'image/svg+xml'],
      'The logo may be up to 20 kB': ['x'.repeat(100_000), 'logo.png', 'image/png'],
      'the content of this file is neither': ['no picture', 'logo.png', 'image/png'],
      'shapes and gradients only': ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'logo.svg', 'image/svg+xml'],
      'damaged or incomplete': [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), 'logo.png', 'image/png'],
    } as const
    for (const [words, [content, name, type]] of Object.entries(refused)) {
      await choose(content, name, type)
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect.element(page.getByRole('img', { name: 'Logo in the header, preview' })).not.toBeInTheDocument()
    }
    await choose(svg, 'not-what-it-says.png', 'image/png')
    // That it is drawn shows the journey of a company, in a page that nobody else loads.
    await expect
      .element(page.getByRole('img', { name: 'Logo in the header, preview' }))
      .toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await expect.element(page.getByText('damaged or incomplete')).not.toBeInTheDocument()
    await expect.element(field('Name')).toHaveValue('Typed')
    await press('Save')
    await expect.poll(() => service.stored.detail).toMatchObject({ comp_name: 'Typed', logo: svg })
    await expect.element(page.getByText('Saved; visible on the pages within seconds')).toBeVisible()
    await press('Remove: Logo in the header')
    await press('Save')
    await expect.poll(() => service.stored.detail.logo).toBeNull()
  })

  it.each(
    someOf([
      [360, 'ru'],
      [768, 'es'],
      [1440, 'zh-Hans'],
    ] as const),
  )('fit into %i px and can be read, in %s', async (width, locale) => {
    await page.viewport(width, 900)
    await serve().open(locale)
    await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(15)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await problemsOfPage()).toEqual([])
  })

  it('are changed by administrators: whoever the service does not let is told', async () => {
    await openScreens('/usercenter/comp-detail', 'en', async (address, signal) => {
      if (address.startsWith('/api/CompDetail')) {
        return Response.json({ code: 40301, message: 'Permission denied', issues: [] }, { status: 403 })
      }
      if (address.startsWith('/api/')) return noRecords()
      return goodAnswer(address, signal)
    })
    await expect.element(page.getByText('Only company administrators can change these details.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  })
})

describe('the people of a company', () => {
  it('are 15 on a page, searched, and given buttons one by one, by keyboard too', async () => {
    const service = serve()
    await service.open()
    await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(15)
    await expect.element(page.getByText(/require a permission: submitting enquiries/)).toBeVisible()
    const box = page
      .getByRole('group', { name: 'Button permissions of 138****0010' })
      .getByRole('checkbox', { name: 'submitting enquiries' })
    box.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    expect(service.granted).toEqual([{ id: 'p0', permission: 'submit', isGiven: true }])
    expect(document.activeElement).toBe(box.element())
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
    const ofAdmin = page.getByRole('group', { name: 'Button permissions of 138****0011' }).getByRole('checkbox', { name: 'prices' })
    await expect.element(ofAdmin).toBeChecked()
    await expect.element(ofAdmin).toBeDisabled()
    await press('Next')
    await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(5)
    await page.getByRole('searchbox').fill('0012')
    await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(1)
  })

  it('keep what they had where a change was refused, and that is said', async () => {
    const service = serve()
    service.refusal = Response.json({ code: 50301, message: 'It could not be stored', issues: [] }, { status: 503 })
    await service.open()
    const box = page
      .getByRole('group', { name: 'Button permissions of 138****0010' })
      .getByRole('checkbox', { name: 'submitting enquiries' })
    await box.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'It could not be stored' })).toBeVisible()
    await expect.element(box).not.toBeChecked()
    expect(service.granted).toHaveLength(1)
  })
})
