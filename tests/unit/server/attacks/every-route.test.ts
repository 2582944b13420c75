/** Attacks that any route could be open to, tried on every one that the whole app registers. */
import { describe, expect, test } from 'vitest'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { ownDatabase } from '../support/own-database.ts'
import { accessOfRoutes, type RouteAccess } from '../../../../server/routes/open-pages.ts'
import type { PeopleService } from '../people/people-service.ts'
import { actorOf, createWholeService } from '../rights/actors.ts'

let service: PeopleService
let routes: readonly RouteAccess[]
ownDatabase(async ({ database }) => {
  service = await createWholeService(database)
  routes = accessOfRoutes(service.app.routes, service.calls)
})

const own = 'http://own.example'
const evil = 'evil.example'
const addressOf = ({ path }: RouteAccess): string => path.replaceAll(/:\w+|\*/g, 'x')
const json = { 'content-type': 'application/json', lang: 'en' }

/** Whether an answer sends a browser to another origin. */
const leadsAway = ({ headers }: Response): boolean => {
  const to = headers.get('location')
  return to !== null && new URL(to, own).origin !== own
}

/** The body comes in pieces, each when it is asked for, so that what is refused early is never sent. */
const bodyOf = (size: number): ReadableStream<Uint8Array> => {
  const piece = new TextEncoder().encode('x'.repeat(10_000))
  let sent = 0
  return new ReadableStream({
    pull: (out) => {
      out.enqueue(piece)
      sent += piece.length
      if (sent >= size) out.close()
    },
  })
}

describe('every route', () => {
  test('forbids to be framed by anybody, whatever it answers', async () => {
    const wrong: string[] = []
    for (const route of routes) {
      const { headers } = await service.app.request(addressOf(route), { method: route.method, headers: json })
      const policy = headers.get('content-security-policy') ?? ''
      // The script of the element holds nothing that is anybody's, and is no page.
      if (headers.get('x-frame-options') !== 'DENY' || !policy.includes("frame-ancestors 'none'")) wrong.push(addressOf(route))
    }
    expect(wrong).toEqual([])
  })

  test('leads nowhere but here, whatever its address asks for', async () => {
    const names = ['redirect', 'redirect_uri', 'returnUrl', 'return', 'next', 'url', 'to', 'target', 'continue', 'site', 'lang', 'language']
    const wrong: string[] = []
    for (const to of [`https://${evil}`, `//${evil}`, `/\\${evil}`, `https:${evil}`]) {
      const query = new URLSearchParams(names.map((name) => [name, to]))
      for (const route of routes.filter(({ method }) => method === 'GET')) {
        const answer = await service.app.request(`${addressOf(route)}?${query}`, { headers: { accept: 'text/html' } })
        if (leadsAway(answer)) wrong.push(`${route.path} → ${answer.headers.get('location')}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(['', '/selection', '/selection-in', '/embed', '/productslecto'])('below %j no path leads away', async (folder) => {
    for (const tail of [
      `//${evil}`,
      `/%2F%2F${evil}`,
      `/\\${evil}`,
      `/%5C${evil}`,
      `/https://${evil}`,
      `//${evil}/%2e%2e`,
      `/.//${evil}`,
    ]) {
      const request = new Request(`${own}${folder}${tail}?site=//${evil}`, { headers: { accept: 'text/html' } })
      expect(leadsAway(await service.app.request(request)), `${folder}${tail}`).toBe(false)
    }
  })

  test('that takes a body refuses one that is too large, announced or not, and one that no program of ours sends', async () => {
    const mediaTypes = new Map(
      service.calls.flatMap((call) =>
        call.method === 'POST' && call.body.mediaTypes
          ? addressesOf(call).map(({ path }) => [path, call.body.mediaTypes ?? []] as const)
          : [],
      ),
    )
    const takesFiles = new Set(
      service.calls.filter(({ bodySize }) => bodySize).flatMap((call) => addressesOf(call).map(({ path }) => path)),
    )
    const wrong: string[] = []
    for (const route of routes.filter(({ method }) => method === 'POST')) {
      const size = takesFiles.has(route.path) ? 33_000_000 : 70_000
      const send = async (init: RequestInit) => {
        const call = { method: 'POST', ...init, duplex: 'half' } as RequestInit // the types lack `duplex`, which a stream needs
        return (await service.app.request(addressOf(route), call)).status
      }
      const [type = json['content-type']] = mediaTypes.get(route.path) ?? []
      const headers = { ...json, 'content-type': type }
      const announced = { ...headers, 'content-length': String(size) }
      const statuses = [await send({ headers: announced, body: '{}' }), await send({ headers, body: bodyOf(size) })]
      // What a page of another origin can post without being asked first.
      const form = await send({ headers: { 'content-type': 'text/plain' }, body: '{}' })
      const isRefusal = route.path.endsWith('/:service/:call')
      const fits = statuses.every((status) => status === 413 || (status === 401 && route.access.resource !== 'page'))
      if (!(isRefusal ? statuses.every((status) => status >= 400) && form >= 400 : fits && form >= 400)) {
        wrong.push(`${route.path}: ${statuses.join()}, ${form}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('about people takes nothing that it does not name: no role, no owner, no company', async () => {
    const who = await actorOf(service, 'operator', '13800000004')
    const strange = { role: 'operator', personID: 'x', person_id: 'x', company: 'other', let_in: 1, isOperator: true, changedBy: 'x' }
    // The body of an upload is a file, which has no members.
    const limited = service.calls.filter(
      (call) =>
        !['catalogue', 'site', 'behaviourLog', 'errorLog'].includes(call.access.resource) &&
        !(call.method === 'POST' && call.body.mediaTypes),
    )
    const wrong: string[] = []
    for (const call of limited) {
      const path = addressesOf(call)[0]?.path ?? ''
      const query = call.method === 'GET' ? call.example() : (call.body.parameters?.() ?? {})
      for (const [name, value] of Object.entries(strange)) {
        const inAddress = `${path}?${new URLSearchParams({ ...query, [name]: String(value) })}`
        const example = call.method === 'GET' ? undefined : (call.body.example() as object) // examples of bodies are objects
        const responses =
          call.method === 'GET'
            ? [await service.get(inAddress, who)]
            : [
                await service.post(inAddress, call.body.example(), who),
                await service.post(`${path}?${new URLSearchParams(query)}`, { ...example, [name]: value }, who),
              ]
        if (responses.some(({ code }) => code !== 40001)) {
          wrong.push(`${call.operation} ${name}: ${responses.map(({ code }) => code).join()}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(limited.length).toBeGreaterThan(40)
  })
})
