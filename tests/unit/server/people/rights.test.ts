import { expect, it, test } from 'vitest'
import { type Access, type Right, type Role, roles, rightsOf } from '../../../../contract/rights.ts'
import { addAgent, changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { requireKnown } from '../../../../server/routes/open-pages.ts'
import { type GuardedCall, open, requireRights } from '../../../../server/services/calls/guarded-call.ts'
import { pathBelow } from '../../../../server/services/calls/served-call.ts'
import { describeOnEachDatabase } from '../database/each-database.ts'
import { createRealService } from '../support/real-service.ts'
import { type Answer, createPeopleService, type PeopleService } from './people-service.ts'

const selection = { v: 1, calculator: '30', inputs: { W: 80 } }
const phones = { user: '13800000001', agent: '13800000002', companyAdmin: '13800000003', operator: '13800000004' } as const
const colleague = '13800000009'

const access = ({ access: { resource, action } }: { readonly access: Access }) => `${resource} ${action}`

const pathOf = (call: GuardedCall): string => pathBelow(call.roots[0] ?? '', call)

/** Somebody signed in, with a site to ask at. */
interface Actor {
  readonly phone: string
  readonly site: string
  readonly token: string
}

const actorOf = async (service: PeopleService, role: Role, phone: string, site = 'default'): Promise<Actor> => {
  const token = await service.tokenOf(phone, { site })
  const person = await findPerson(service.database.db, { company: site, account: phone })
  const id = person?.id ?? ''
  if (role === 'companyAdmin' || role === 'operator') await changePerson(service.database.db, id, { role })
  if (role === 'agent') {
    await addAgent(service.database.db, id, 'North')
    const [agent] = (await service.get('/api/User/GetUserAgents', { token, site })).data as { userAgentID: string }[] // added just now
    await service.post('/api/User/ChooseAgent', { userAgentID: agent?.userAgentID }, { token, site })
  }
  return { phone, site, token }
}

const idIn = ({ data }: Answer): string => (data as { id: string }).id // of something that was just stored

const someSelection = async ({ post }: PeopleService, actor: Actor) => idIn(await post('/api/RecordSelection/Add', { selection }, actor))
const someItem = async ({ post }: PeopleService, actor: Actor) =>
  idIn(await post('/api/RecordShopping/AddRecordStopping', { selectionID: 'x', orderParams: [] }, actor))
const otherSignIn = async ({ get, tokenOf }: PeopleService, { phone, site, token }: Actor) => {
  await tokenOf(phone, { site })
  const list = (await get('/api/User/SignIns', { site, token })).data as { id: string; isThis: boolean }[] // its own list
  return list.find(({ isThis }) => !isThis)?.id ?? 'none'
}

type Ask = (service: PeopleService, owner: Actor, asking: Actor) => Promise<Answer>
const bySelection =
  (call: string, more = ''): Ask =>
  async (service, owner, asking) =>
    service.post(`/api/RecordSelection/${call}?ID=${await someSelection(service, owner)}${more}`, {}, asking)

/** What each call that names a thing asks of a thing of somebody. */
const askOf: Readonly<Record<string, Ask>> = {
  selectionAdd: async (service, owner, asking) =>
    service.post('/api/RecordSelection/Add', { id: await someSelection(service, owner), selection }, asking),
  selectionDetails: async (service, owner, asking) =>
    service.get(`/api/RecordSelection/GetDetails?id=${await someSelection(service, owner)}`, asking),
  selectionDelete: bySelection('Delete'),
  selectionRestore: bySelection('Restore'),
  selectionRename: bySelection('Rename', '&name=x'),
  selectionCopy: bySelection('Copy', '&name=x'),
  shoppingUpdate: async (service, owner, asking) =>
    service.post('/api/RecordShopping/UpdateRecordStopping', { id: await someItem(service, owner), quantity: 2, note: '' }, asking),
  shoppingRemove: async (service, owner, asking) =>
    service.post('/api/RecordShopping/RemoveRecordStopping', { id: await someItem(service, owner) }, asking),
  revokeSignIn: async (service, owner, asking) => service.post('/api/User/RevokeSignIn', { id: await otherSignIn(service, owner) }, asking),
  // Asked at the site of the account: only who runs the service is known there.
  addUserPermission: (service, owner, asking) =>
    service.post('/api/UserButPer/AddUserPermission', { user: owner.phone, infoReview: ['price'] }, { ...asking, site: owner.site }),
  setUserPermission: async (service, owner, asking) => {
    const { id = 'none' } = (await findPerson(service.database.db, { company: owner.site, account: owner.phone })) ?? {}
    return service.post('/api/UserButPer/SetUserPermission', { id, permission: 'price', isGiven: true }, asking)
  },
}

const whoseThings = ['own', 'colleague', 'otherCompany'] as const
type Whose = (typeof whoseThings)[number]
const expected = (right: Right, whose: Whose): string => {
  if (right === 'no') return 'refused'
  const reaches: Readonly<Record<Whose, boolean>> = { own: true, colleague: right !== 'own', otherCompany: right === 'allowed' }
  return reaches[whose] ? 'done' : 'unknown'
}

const outcome = ({ status }: Answer): string => ({ 200: 'done', 401: 'refused', 403: 'refused', 404: 'unknown' })[status] ?? String(status)

describeOnEachDatabase('rights', 'rights', (databases) => {
  const prepare = async () => {
    const service = createPeopleService(await databases.fresh())
    const others = {
      colleague: await actorOf(service, 'user', colleague),
      otherCompany: await actorOf(service, 'user', colleague, 'other'),
    }
    const actors: Partial<Record<Role, Actor>> = {}
    for (const role of roles) if (role !== 'visitor') actors[role] = await actorOf(service, role, phones[role])
    return { service, others, actors }
  }

  it('of every call and role are those of the table', async () => {
    const { service, actors } = await prepare()
    const rows: string[] = []
    for (const call of service.calls) {
      for (const role of roles) {
        const asking = actors[role] ?? {}
        const example = call.method === 'GET' ? call.example() : (call.body.parameters?.() ?? {})
        // Leaving and removing would end the actor: one of its own is asked instead.
        const isLast = ['signOut', 'removeAccount'].includes(call.kind)
        const one = isLast && role !== 'visitor' ? await actorOf(service, role, `1370000000${roles.indexOf(role)}`) : asking
        const address = `${pathOf(call)}?${new URLSearchParams(example)}`
        const body = call.method === 'POST' ? call.body.example() : undefined
        const { status } = call.method === 'GET' ? await service.get(address, one) : await service.post(address, body, one)
        const right = rightsOf(call.access)?.[role]
        const wanted =
          right === 'no'
            ? [role === 'visitor' ? 401 : 403]
            : call.access.resource === 'signIn'
              ? [200, 400, 403, 404, 429]
              : [200, 400, 404]
        expect(wanted, `${call.kind} by ${role}`).toContain(status)
        rows.push(`${access(call)} ${role}`)
      }
    }
    expect(rows).toHaveLength(service.calls.length * roles.length)
  })

  it('over own things, a colleague’s and those of another company are those of the table', async () => {
    const { service, others, actors } = await prepare()
    const named = service.calls.filter(({ kind }) => kind in askOf)
    let count = 0
    // A visitor owns nothing.
    const cases = roles.flatMap((role) =>
      whoseThings.filter((whose) => role !== 'visitor' || whose !== 'own').map((whose) => ({ role, whose })),
    )
    for (const call of named) {
      for (const { role, whose } of cases) {
        const asking = actors[role] ?? { phone: '', site: 'default', token: 'none' }
        const answer = await askOf[call.kind]?.(service, whose === 'own' ? asking : others[whose], asking)
        const right = rightsOf(call.access)?.[role] ?? 'no'
        // At another company's site nobody of this one is known.
        const isUnknownThere = call.kind === 'addUserPermission' && whose === 'otherCompany' && right !== 'allowed'
        const wanted = isUnknownThere ? 'refused' : expected(right, whose)
        expect(answer && outcome(answer), `${call.kind} by ${role} of ${whose}`).toBe(wanted)
        count++
      }
    }
    process.stdout.write(`rights: ${service.calls.length} calls × ${roles.length} roles; ${count} questions about own and others' things\n`)
    expect(count).toBe(Object.keys(askOf).length * (roles.length * 3 - 1))
  })

  it('are asked with the ids of things: every call that takes one is among those walked here', async () => {
    const service = createPeopleService(await databases.fresh())
    const takesId = service.calls.filter((call) =>
      call.method === 'GET'
        ? call.parameters.some(({ name }) => name === 'id')
        : JSON.stringify([call.body.example(), call.body.parameters?.()]).includes('"id":') ||
          (call.parameters ?? []).some(({ name }) => name === 'ID'),
    )
    for (const { kind } of takesId) expect(Object.keys(askOf)).toContain(kind)
  })

  it('are not changed by what a body says of its sender', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const strange = { role: 'operator', company: 'other', let_in: 1, personID: 'x', person_id: 'x', authType: 'compadmin', constructor: {} }
    for (const [key, value] of Object.entries(strange)) {
      const bodies: [string, object][] = [
        ['/api/User/LoginPC', { phoneNumber: phones.user, code: '1', appID: 'pc' }],
        ['/api/User/Update', { email: 'a@example.com', code: '1' }],
        ['/api/RecordSelection/Add', { selection }],
        ['/api/RecordShopping/AddRecordStopping', { selectionID: 'x', orderParams: [] }],
        ['/api/User/Merge', {}],
      ]
      for (const [path, body] of bodies) {
        expect((await service.post(path, { ...body, [key]: value }, { token })).code, `${path} ${key}`).toBe(40001)
      }
    }
  })

  it('do not come from a token in the address, a cookie, or one that was chosen by somebody else', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const path = '/api/User/MyRecordCount'
    for (const headers of [{ cookie: `token=${token}` }, { authorization: token }, { authorization: `Basic ${token}` }]) {
      expect((await service.get(path, { headers })).status).toBe(401)
    }
    expect((await service.get(`${path}?token=${token}`)).status).toBe(401)
    const planted = 'A'.repeat(43)
    const later = await service.tokenOf(phones.user, { token: planted })
    expect(later).not.toBe(planted)
    expect((await service.get(path, { token: planted })).status).toBe(401)
    expect((await service.get(path, { token, site: 'other' })).code).toBe(40102)
  })

  it('leave nothing of a body that is too large, and lead nowhere but here', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf(phones.user)
    const large = { selection: { ...selection, inputs: { W: 'x'.repeat(70_000) } } }
    expect((await service.post('/api/RecordSelection/Add', large, { token })).status).toBe(413)
    expect((await service.get('/api/User/MyRecordCount', { token })).data).toMatchObject({ selection: 0 })
    for (const to of ['https://evil.example', '//evil.example']) {
      const answer = await service.app.request(`/api/User/MyRecordCount?redirect=${to}&returnUrl=${to}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([401, null])
    }
  })
})

test('a call without an entry in the table does not start', () => {
  const call = { service: 'One', call: 'Two', access: { resource: 'one', action: 'read' } } as unknown as GuardedCall // read no further
  expect(() => requireRights([call])).toThrow('One/Two: no rights for one read')
  expect(() => requireRights([{ ...call, access: { resource: 'toString', action: 'length' } }])).toThrow('no rights')
})

test('an address that is neither a call nor an open page does not start', () => {
  expect(() => requireKnown([{ method: 'GET', path: '/api/Secret/List' }], [])).toThrow('GET /api/Secret/List')
  expect(() => requireKnown([{ method: 'GET', path: '/healthz' }], [])).not.toThrow()
})

test('everything about products and sites is open to everybody', async () => {
  const service = await createRealService()
  for (const call of service.calls) expect(roles.map((role) => rightsOf(call.access)?.[role])).toEqual(roles.map(() => 'allowed'))
  expect(open('site', service.calls)).toHaveLength(service.calls.length)
  await service.close()
})
