/**
 * Every page of the route table as every role, on a usual site and a restricted one: what is offered is what the table of rights
 * allows. Results of a calculation: permission.test.
 */
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useRouter } from 'wouter'
import { permissionNames } from '../../../contract/people/people.ts'
import { type Access, rightEntries, type Role, roles, rightsOf } from '../../../contract/people/rights.ts'
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { routes } from '../../../screens/app/routes.tsx'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { askToSignIn } from '../../../screens/base/account/user-centre.ts'
import { scaledPart } from '../../setup/runs.ts'
import { pairCalculation } from './assembly-answers.ts'
import { calculationResponse } from './fixture-answers.ts'
import { closePart, openPart } from './open-part.tsx'
import { beSite, goodAnswer, openScreens } from './open-screens.tsx'
import { ok, person } from './person.ts'
import { answers, calls, catalogueAnswer, granted, type Offer, pages } from './rights-pages.ts'

type SiteName = 'usual' | 'restricted'

const login = { code: true, password: true, phone: true, email: true, forResults: true } as const
const sites: Readonly<Record<SiteName, Partial<PageSite>>> = {
  usual: { key: 'usual', login },
  restricted: { key: 'restricted', login: { ...login, restricted: true }, needGrant: [...permissionNames] },
}

const isAllowed = (role: Role, access: Access): boolean => {
  const right = rightsOf(access)?.[role] ?? 'no'
  // Neither site opens its files to visitors.
  return right !== 'no' && right !== 'bySite'
}

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
  // Pages stay embedded until the document is left.
  delete document.documentElement.dataset['embedded']
  beSite(sites[site])
  const authType = role === 'companyAdmin' ? 'compadmin' : 'open'
  keepAccount(role === 'visitor' ? undefined : person({ authType, isOperator: role === 'operator' }))
  await openScreens(hash, 'en', async (address, signal, body) => {
    const ofCatalogue = catalogueAnswer(address, body)
    if (ofCatalogue !== undefined) return ok(ofCatalogue)
    if (address.includes('/ReducerWorking/')) return calculationResponse(pairCalculation)
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

/** Names that stand for more than one thing. */
const common = new Set(['Save', 'Search', 'Type', 'Operator', 'Number', 'Period', 'Usage', 'Print'])
const restricted = [...new Set(pages.flatMap(({ offers }) => offers.map(({ name }) => name)))].filter((name) => !common.has(name))

it('every page of the route table is walked', async () => {
  let routePath: (location: string) => string | undefined = () => undefined
  const Paths = () => {
    const { parser } = useRouter()
    useEffect(() => {
      routePath = (location) => routes.find(({ at }) => at(parser, location))?.path
    }, [parser])
    return <h1>Paths</h1>
  }
  await openPart(<Paths />)
  await expect.poll(() => routePath('/help')).toBe('/help')
  const walked = new Set(pages.map(({ route }) => route))
  expect(routes.filter(({ path }) => !walked.has(path))).toEqual([])
  expect(pages.filter(({ route, hash }) => routePath(hash.split('?')[0] ?? '') !== route)).toEqual([])
  closePart()
})

// At the gate some of them, others with each tree.
it.each(scaledPart(walk, 2))(
  'a %s on the %s site is offered what the table of rights allows, and no page asks for more',
  async (role, site) => {
    for (const { hash, settled, offers } of pages) {
      const refused = await openAs(role, site, hash)
      await expect.poll(() => document.body.textContent, { message: hash }).toContain(settled)
      const expected = offers.filter((offer) => isOffered(role, site, offer)).map(({ name }) => name)
      const looked = [...new Set([...offers.map(({ name }) => name), ...restricted])]
      const offered = () => looked.filter((name) => named(name).length > 0)
      await expect.poll(offered, { message: `${role} ${site} ${hash}` }).toEqual(expected)
      expect([hash, refused]).toEqual([hash, []])
      askToSignIn(undefined)
    }
  },
  120_000,
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
