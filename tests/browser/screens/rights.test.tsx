/** Every page as every role, on a usual site and a restricted one: what is offered is what the table of rights allows. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fileKinds } from '../../../contract/files/files.ts'
import { type Permission, permissionNames } from '../../../contract/people/people.ts'
import { type Access, rightEntries, type Role, roles, rightsOf } from '../../../contract/people/rights.ts'
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { askToSignIn } from '../../../screens/base/account/user-centre.ts'
import { scaledPart } from '../../setup/runs.ts'
import { beSite, goodAnswer, openScreens } from './open-screens.tsx'
import { ok, person } from './person.ts'

type SiteName = 'usual' | 'restricted'

const login = { code: true, password: true, phone: true, email: true, forResults: true } as const
const sites: Readonly<Record<SiteName, Partial<PageSite>>> = {
  usual: { key: 'usual', login },
  restricted: { key: 'restricted', login: { ...login, restricted: true }, needGrant: [...permissionNames] },
}

/** What the company has given to whom; its administrators and the operator hold all. */
const granted: Readonly<Record<Role, readonly Permission[]>> = {
  visitor: [],
  user: [],
  agent: ['download2d'],
  companyAdmin: permissionNames,
  operator: permissionNames,
}

const to = (resource: string, action: string): Access => ({ resource, action })

/** The right that each call of a page needs; the first match counts. */
const calls: readonly (readonly [RegExp, Access])[] = [
  [/RecordDownload\/GetTypes/, to('site', 'read')],
  [/RecordDownload\/GetList/, to('download', 'read')],
  [/RecordDownload\/|log\/download/, to('file', 'add')],
  [/CompDetail\/Get/, to('company', 'read')],
  [/UserButPer\/GetUserButPer/, to('permission', 'read')],
  [/UserButPer\/GetUsers/, to('companyPeople', 'read')],
  [/OperatorRecord\//, to('record', 'read')],
  [/OperatorUsage\//, to('usage', 'read')],
  [/RecordSubmission\//, to('submission', 'read')],
  [/RecordSelection\//, to('selection', 'read')],
  [/RecordCollect\//, to('favourite', 'read')],
  [/RecordShopping\//, to('shopping', 'read')],
  [/Project\//, to('project', 'read')],
  [/User\/SignIns/, to('signIn', 'read')],
  [/User\/Merge/, to('selection', 'add')],
  [/User\/|site-user\//, to('account', 'read')],
  [/log\/(?:behaviour|error)|Log/, to('errorLog', 'add')],
  [/CompSampleBook|CompNews|CompDocument|CompInformation/, to('site', 'read')],
]

const isAllowed = (role: Role, access: Access): boolean => {
  const right = rightsOf(access)?.[role] ?? 'no'
  // Neither site opens its files to visitors.
  return right !== 'no' && right !== 'bySite'
}

const detail = {
  comp_name: 'Linea',
  comp_out_name: null,
  comp_out_name_en: null,
  phone: null,
  phone_share: false,
  email: null,
  address: null,
  address_en: null,
  official_site: null,
  chat_url: null,
  logo: null,
  logo_square: null,
}
const answers: readonly (readonly [RegExp, (role: Role) => unknown])[] = [
  [/GetTypes/, () => ({ list: Object.values(fileKinds).map(({ type, extension }) => ({ downloadType: type, extension })) })],
  [/GetUserButPer/, (role) => ({ infoReview: granted[role] })],
  [/CompDetail\/Get/, () => ({ version: '1', detail })],
  [
    /GetUsers/,
    () => ({ list: [{ id: 'a', account: '138****0001', role: 'user', since: '2026-11-25T10:00:00.000Z', infoReview: [] }], count: 1 }),
  ],
  [/MyRecordCount/, () => ({ selection: 0, download: 0, collect: 0, shopping: 0 })],
  [/SignIns|GetUserAgents/, () => []],
  [/GetDays/, () => ({ days: [], list: [], count: 0 })],
]

/** Resolves once the page has stayed as it is for three looks: answers come at once here, so what is absent then does not come. */
const atRest = async (): Promise<void> => {
  for (let looks = 0; looks < 3;) {
    const before = document.body.innerHTML
    await new Promise((done) => setTimeout(done, 30))
    looks = document.body.innerHTML === before ? looks + 1 : 0
  }
}

/** Opens a page and waits until it is at rest; returns the calls that the table refuses to the role. */
const openAs = async (role: Role, site: SiteName, hash: string): Promise<readonly string[]> => {
  const refused: string[] = []
  beSite(sites[site])
  const authType = role === 'companyAdmin' ? 'compadmin' : 'open'
  keepAccount(role === 'visitor' ? undefined : person({ authType, isOperator: role === 'operator' }))
  await openScreens(hash, 'en', async (address, signal) => {
    if (!address.startsWith('/api/')) return goodAnswer(address, signal)
    const access = calls.find(([path]) => path.test(address))?.[1]
    if (!access || !isAllowed(role, access)) {
      refused.push(address)
      return Response.json({ code: 40301, message: 'not permitted', issues: [] }, { status: 403 })
    }
    const data = answers.find(([path]) => path.test(address))?.[1](role) ?? { list: [], count: 0 }
    return ok(data)
  })
  // The pages of an account ask a visitor at once.
  if (role === 'visitor' && /^\/(?:usercenter\/(?!operator)|desktop\/download)/.test(hash)) {
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    askToSignIn(undefined)
  }
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest()
  return refused
}

interface Offer {
  /** Accessible name of a button, link or field. */
  readonly name: string
  readonly access: Access
  /** Buttons that a site may have to grant. */
  readonly needs?: readonly Permission[]
  /** It is there for visitors too: they are asked to log in, or it stays in their browser. */
  readonly forVisitors?: boolean
}

/** The offers of each page that not everybody may use. `settled`: what is shown to everybody when the page is complete. */
const pages: Readonly<Record<string, { readonly settled: string; readonly offers: readonly Offer[] }>> = {
  '/productslecto/ball-screw/sku-0': {
    settled: 'Other models',
    offers: [
      { name: 'Print', access: to('catalogue', 'read'), needs: ['report'] },
      { name: 'drawing (PDF)', access: to('file', 'add'), needs: ['download2d'], forVisitors: true },
      { name: 'drawing (DXF)', access: to('file', 'add'), needs: ['download2d'], forVisitors: true },
      { name: 'STEP model', access: to('file', 'add'), needs: ['download3d'], forVisitors: true },
      { name: 'data sheet (XLSX)', access: to('file', 'add'), forVisitors: true },
      { name: 'all files (ZIP)', access: to('file', 'add'), needs: ['download2d', 'download3d'], forVisitors: true },
      { name: 'Send by e-mail', access: to('file', 'add'), needs: ['download2d', 'download3d', 'email'], forVisitors: true },
    ],
  },
  '/usercenter/comp-detail': {
    settled: 'Company details',
    offers: [
      { name: 'Save', access: to('company', 'change') },
      { name: 'Search', access: to('companyPeople', 'read') },
    ],
  },
  '/usercenter/my-account': {
    settled: 'My account',
    offers: [
      { name: 'Download all data', access: to('account', 'read') },
      { name: 'Delete account', access: to('account', 'remove') },
    ],
  },
  '/usercenter/projects': { settled: 'Projects', offers: [{ name: 'New project', access: to('project', 'add') }] },
  '/usercenter/download-list': { settled: 'Download list', offers: [{ name: 'Type', access: to('download', 'read') }] },
  '/desktop/download': { settled: 'Download list', offers: [{ name: 'Type', access: to('download', 'read') }] },
  '/usercenter/user-selection': { settled: 'My selection', offers: [{ name: 'Operator', access: to('record', 'read') }] },
  '/usercenter/collect-list': { settled: 'Favourites', offers: [{ name: 'Operator', access: to('record', 'read') }] },
  '/usercenter/shopping-list': { settled: 'Shopping list', offers: [{ name: 'Operator', access: to('record', 'read') }] },
  '/usercenter/operator/usage': { settled: 'Usage', offers: [{ name: 'Period', access: to('usage', 'read') }] },
  '/usercenter/operator': {
    settled: 'Submitted records',
    offers: [
      { name: 'Number', access: to('record', 'read') },
      { name: 'Usage', access: to('usage', 'read') },
    ],
  },
}

const isOffered = (role: Role, site: SiteName, { access, needs = [], forVisitors = false }: Offer): boolean => {
  const needed = needs.filter((name) => sites[site].needGrant?.includes(name))
  if (!needed.every((name) => granted[role].includes(name))) return false
  return isAllowed(role, access) || (role === 'visitor' && forVisitors)
}

const named = (name: string) =>
  (['button', 'link', 'searchbox', 'combobox', 'textbox'] as const).flatMap((kind) =>
    page.getByRole(kind, { name, exact: true }).elements(),
  )

// The keys of the table are the sites.
const walk = (Object.keys(sites) as SiteName[]).flatMap((site) => roles.map((role) => [role, site] as const))

// At the gate some of them, others with each tree.
it.each(scaledPart(walk, 2))(
  'a %s on the %s site is offered what the table of rights allows, and no page asks for more',
  async (role, site) => {
    const found: Record<string, readonly string[]> = {}
    const expected: Record<string, readonly string[]> = {}
    for (const [hash, { settled, offers }] of Object.entries(pages)) {
      const refused = await openAs(role, site, hash)
      await expect.poll(() => document.body.textContent).toContain(settled)
      expected[hash] = offers.filter((offer) => isOffered(role, site, offer)).map(({ name }) => name)
      const offered = () => offers.filter(({ name }) => named(name).length > 0).map(({ name }) => name)
      await expect.poll(offered, { message: `${role} ${site} ${hash}` }).toEqual(expected[hash])
      found[hash] = offered()
      expect([hash, refused]).toEqual([hash, []])
      askToSignIn(undefined)
    }
    expect(found).toEqual(expected)
  },
)

it('whoever is refused learns why: a visitor is asked to log in, anybody else is told who may', async () => {
  await openAs('visitor', 'usual', '/productslecto/ball-screw/sku-0')
  await page.getByRole('button', { name: 'STEP model' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  askToSignIn(undefined)
  await openAs('user', 'usual', '/usercenter/operator')
  await expect.element(page.getByText('Only the operator of the service can see submitted records and usage.')).toBeVisible()
  await openAs('user', 'usual', '/usercenter/comp-detail')
  await expect.element(page.getByText('Only company administrators can change these details.')).toBeVisible()
  await openAs('visitor', 'restricted', '/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByText(/^Only accounts approved by the company can log in/)).toBeVisible()
})

it('acting for an agent gives nobody another right than their own: pages need not tell the two apart', () => {
  for (const access of rightEntries()) expect([access, rightsOf(access)?.agent]).toEqual([access, rightsOf(access)?.user])
})
