/** Every route that the whole app registers is asked as every role, and what comes is compared with the table of rights. */
import { expect, it, test } from 'vitest'
import { type Role, roles, rightsOf } from '../../../../contract/people/rights.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { accessOfRoutes, type RegisteredRoute, type RouteAccess } from '../../../../server/routes/open-pages.ts'
import { type GuardedCall, requireRights } from '../../../../server/services/calls/guarded-call.ts'
import { rightsPage } from '../../../../scripts/documentation/rights-page.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import type { PeopleService } from '../people/people-service.ts'
import { type Actor, actorOf, actorsOf, createWholeService } from './actors.ts'

/** What the guard says where it does not let somebody pass. */
const refusals: ReadonlySet<unknown> = new Set([40101, 40102, 40301])
/** They end the sign-in of whoever asks: each has somebody of its own. */
const lastCalls: ReadonlySet<string> = new Set(['signOut', 'removeAccount'])

const codeIn = (text: string): unknown => {
  try {
    // Answers of calls have this shape; pages have none.
    return (JSON.parse(text) as { code?: unknown }).code
  } catch {
    return undefined
  }
}

/** The call at each address, by method and path. */
const callsByRoute = (calls: readonly GuardedCall[]): ReadonlyMap<string, GuardedCall> =>
  new Map(calls.flatMap((call) => addressesOf(call).map(({ path }) => [`${call.method} ${path}`, call] as const)))

/** A request that the route takes: the documented example, or something at a place that a pattern leaves open. */
const requestOf = ({ method, path }: RouteAccess, call: GuardedCall | undefined) => {
  if (!call) return { address: path.replaceAll(/:\w+|\*/g, 'x'), body: method === 'POST' ? {} : undefined }
  const query = call.method === 'GET' ? call.example() : (call.body.parameters?.() ?? {})
  return { address: `${path}?${new URLSearchParams(query)}`, body: call.method === 'POST' ? call.body.example() : undefined }
}

const ask = async (
  service: PeopleService,
  route: RouteAccess,
  caller: { readonly call: GuardedCall | undefined; readonly who?: Actor },
) => {
  const { address, body } = requestOf(route, caller.call)
  const token = caller.who && { authorization: `Bearer ${caller.who.token}` }
  const posted = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json', lang: 'en', 'site-key': 'default', ...token }
  const answer = await service.app.request(address, { method: route.method, headers, ...posted })
  return codeIn(await answer.text())
}

/** Whether everybody may ask it. */
const isOpen = ({ access }: RouteAccess): boolean => {
  const rights = rightsOf(access)
  return rights !== undefined && roles.every((role) => rights[role] === 'allowed')
}

/** Of what everybody may do, at the gate a third by one role; of everything else all. */
const askingRoles = (route: RouteAccess): readonly Role[] => (isOpen(route) ? scaledPart(roles, 1) : roles)

describeOnDatabase('every route', 'every_route', (databases) => {
  it('answers every role as the table of rights says, and no other way', async () => {
    const service = await createWholeService(await databases.seeded())
    const actors = await actorsOf(service)
    const routes = accessOfRoutes(service.app.routes, service.calls)
    const calls = callsByRoute(service.calls)
    const wrong: string[] = []
    expect(rightsPage(routes)).toContain('/api/Files/CheckReport')
    const open = routes.filter(isOpen)
    const judged = new Set([...scaledPart(open, open.length / 3), ...routes.filter((route) => !open.includes(route))])
    for (const [place, route] of routes.entries()) {
      if (!judged.has(route)) continue
      const call = calls.get(`${route.method} ${route.path}`)
      for (const role of askingRoles(route)) {
        const isLast = lastCalls.has(call?.operation ?? '') && role !== 'visitor'
        const who = isLast ? await actorOf(service, role, `137${String(place * 10 + roles.indexOf(role)).padStart(8, '0')}`) : actors[role]
        const code = await ask(service, route, { call, ...(who && { who }) })
        const isRefused = refusals.has(code)
        // The site lets nobody have files who has not signed in.
        const right = rightsOf(route.access)?.[role]
        if (isRefused !== (right === 'no' || right === 'bySite')) wrong.push(`${route.method} ${route.path} by ${role}: ${String(code)}`)
      }
    }
    process.stdout.write(`rights: ${routes.length} routes × ${roles.length} roles, ${wrong.length} unlike the table\n`)
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(300)
  })

  it('that is planted without an entry is found, whatever its method', async () => {
    const { app, calls } = await createWholeService(await databases.seeded())
    const known = accessOfRoutes(app.routes, calls).length
    const planted: readonly RegisteredRoute[] = [
      { method: 'GET', path: '/api/Secret/List', handler: () => undefined },
      { method: 'DELETE', path: '/api/User/Remove', handler: () => undefined },
      { method: 'GET', path: '/api/User/Remove', handler: () => undefined },
      { method: 'POST', path: '/docs', handler: () => undefined },
      { method: 'ALL', path: '/api/*', handler: (context: never) => context },
    ]
    for (const route of planted) {
      expect(() => accessOfRoutes([...app.routes, route], calls)).toThrow(`${route.method} ${route.path}: neither a call with rights`)
    }
    const before: RegisteredRoute = { method: 'ALL', path: '/api/*', handler: (_: never, next: never) => next }
    expect(accessOfRoutes([...app.routes, before], calls)).toHaveLength(known)
  })
})

test('a call without an entry in the table does not start', () => {
  const call = { service: 'One', call: 'Two', access: { resource: 'one', action: 'read' } } as unknown as GuardedCall // read no further
  expect(() => requireRights([call])).toThrow('One/Two: no rights for one read')
  expect(() => requireRights([{ ...call, access: { resource: 'toString', action: 'length' } }])).toThrow('no rights')
})
