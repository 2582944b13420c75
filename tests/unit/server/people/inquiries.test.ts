/** Requests for quotation: sent by a person, read and answered by the company, with everything that the assembly has. */
import { beforeAll, expect, it } from 'vitest'
import { inquiryDetails, inquiryList } from '../../../../contract/inquiries/inquiries.ts'
import { calculation } from '../../../../contract/results/selection.ts'
import type { Selection } from '../../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import { listMessages } from '../../../../server/people/outbox.ts'
import { withPins } from '../../../../screens/base/selection/pinned-parts.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { type Actor, actorOf, createWholeService } from '../rights/actors.ts'
import { formCases } from '../support/reports.ts'
import type { PeopleService } from './people-service.ts'

const path = 'LinearAxisWorking/Calculation'

describeOnDatabase('requests for quotation', 'inquiries', (databases) => {
  let service: PeopleService
  let sender: Actor
  let admin: Actor
  let assembly: Assembly
  let inquiry: Readonly<Record<string, unknown>>

  beforeAll(async () => {
    service = await createWholeService(await databases.seeded())
    sender = await actorOf(service, 'user', '13800000001')
    admin = await actorOf(service, 'companyAdmin', '13800000003')
    const call = service.calls.find((one) => addressesOf(one).some((address) => address.path.endsWith(path)))
    if (call?.method !== 'POST') throw new Error('there is no such call')
    const [address] = addressesOf(call)
    const body = call.body.example()
    const answer = await service.post(address?.path ?? '', body, sender)
    const found = calculation.parse(answer.data).list[0]?.assembly
    if (!found) throw new Error('nothing fits')
    assembly = found
    const inputs = formCases().find(({ selection }) => selection.calculator === '303')?.selection.inputs ?? {}
    const selection: Selection = withPins({ v: 2, calculator: '303', inputs }, assembly.parts)
    inquiry = {
      selection,
      request: { path, query: {}, body },
      page: '/assembly/303/screw=a',
      conditions: 'Horizontal · 80 kg',
      quantity: 3,
      neededBy: '2026-12-24',
      contact: 'Ada, ada@example.com',
      message: 'With the brake, please.',
    }
  })

  const send = (clientID: string, more: Readonly<Record<string, unknown>> = {}, who = sender) =>
    service.post('/api/RecordInquiry/Add', { clientID, ...inquiry, ...more }, who)
  const idOf = async (clientID: string) => ((await send(clientID)).data as { id: string }).id // just stored, or stored before
  const detailsOf = async (id: string) => inquiryDetails.parse((await service.get(`/api/RecordInquiry/GetDetails?id=${id}`, sender)).data)
  const receivedOf = async (id: string) => inquiryDetails.parse((await service.get(`/api/CompanyInquiry/GetDetails?id=${id}`, admin)).data)
  const messages = () => listMessages(service.database.db)

  it('the company reads the assembly as it was sized, with all codes, the least trusted origin and what is open', async () => {
    const { assembly: read, quantity, neededBy, contact, message, since } = await receivedOf(await idOf('first'))
    expect(read).toEqual(JSON.parse(JSON.stringify(assembly)))
    expect([quantity, neededBy, contact, message, since]).toEqual([3, '2026-12-24', 'Ada, ada@example.com', 'With the brake, please.', []])
    expect(read.parts.some(({ item }) => item.kind === 'open' && item.needs.length > 0)).toBe(true)
  })

  it('an exchanged support unit is what is asked for', async () => {
    const [role, other] = ['fixedSupport', 'THK-BK20']
    const parts = assembly.parts.map((part) =>
      part.role === role && part.item.kind === 'model' ? { ...part, item: { ...part.item, sku: other } } : part,
    )
    const { selection } = inquiry as { selection: Selection } // as below
    const { data, code } = await send('exchanged', { selection: withPins(selection, parts) })
    expect(code).toBe(0)
    const { assembly: read } = await receivedOf((data as { id: string }).id) // just stored
    const item = read.parts.find((part) => part.role === role)?.item
    expect(item?.kind === 'model' && item.sku).toBe(other)
  })

  it('the message to the company names all codes and requirements, and its link opens the request for 90 days', async () => {
    await idOf('mailed')
    const { recipient = '', body = '' } = (await messages()).find(({ subject }) => subject.includes(assembly.reference)) ?? {}
    expect(recipient).toBe('sales@sizewright.example')
    for (const { code } of modelsIn(assembly)) expect(body).toContain(code.code)
    const needed = assembly.parts.flatMap(({ item }) => (item.kind === 'open' ? item.needs : [])).map(({ value = 0 }) => Math.trunc(value))
    expect(needed.filter((value) => !body.includes(String(value)))).toEqual([])
    const token = /#\/quotation\/([\w-]{43})/.exec(body)?.[1] ?? 'none'
    const shared = await service.post('/api/RecordInquiry/Shared', { token }, { site: 'default' })
    expect(inquiryDetails.parse(shared.data).reference).toBe(assembly.reference)
    const [refused, elsewhere] = await Promise.all([
      service.post('/api/RecordInquiry/Shared', { token: `${token.slice(1)}x` }, { site: 'default' }),
      service.post('/api/RecordInquiry/Shared', { token }, { site: 'other' }),
    ])
    expect([refused.status, elsewhere.status]).toEqual([404, 404])
  })

  it('the same request twice is one, with one message', async () => {
    const before = (await messages()).length
    expect(await idOf('twice')).toBe(await idOf('twice'))
    expect((await messages()).length - before).toBe(1)
  })

  it('goes from sent to seen to answered; an answer to what has changed meanwhile is refused', async () => {
    const id = await idOf('answered')
    expect((await detailsOf(id)).state).toBe('sent')
    const { version, state } = await receivedOf(id)
    expect([state, (await detailsOf(id)).state]).toEqual(['seen', 'seen'])
    const answer = (text: string, at: number) => service.post('/api/CompanyInquiry/Answer', { id, version: at, answer: text }, admin)
    expect((await answer('', version)).code).toBe(40030)
    expect((await answer('Offer 4711.', version)).code).toBe(0)
    expect((await answer('Late.', version)).code).toBe(40901)
    expect(await detailsOf(id)).toMatchObject({ state: 'answered', answer: 'Offer 4711.' })
    expect((await service.post('/api/RecordInquiry/Withdraw', { id }, sender)).code).toBe(40901)
  })

  it('one that is withdrawn cannot be answered', async () => {
    const id = await idOf('withdrawn')
    expect((await service.post('/api/RecordInquiry/Withdraw', { id }, sender)).code).toBe(0)
    const { version, state } = await receivedOf(id)
    expect(state).toBe('withdrawn')
    expect((await service.post('/api/CompanyInquiry/Answer', { id, version, answer: 'Yes.' }, admin)).code).toBe(40901)
  })

  it('names the parts whose rows have changed since, or are gone', async () => {
    const id = await idOf('changed')
    const { db } = service.database
    const { snapshot } = await db.selectFrom('inquiry').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow()
    const stored = JSON.parse(snapshot) as { assembly: { parts: { item: { sku?: string } }[] }; rows: Record<string, string> } // as it was stored
    stored.rows['guide'] = 'another'
    const [screw] = stored.assembly.parts
    if (screw) screw.item.sku = 'nobody has it'
    await db
      .updateTable('inquiry')
      .set({ snapshot: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute()
    expect((await detailsOf(id)).since).toEqual([
      { role: 'screw', change: 'gone' },
      { role: 'guide', change: 'changed' },
    ])
  })

  it('is refused with models that are not found, without pins, without a contact, and on a site that takes none', async () => {
    const { selection } = inquiry as { selection: Selection } // as above
    const pins = selection.assembly?.parts ?? {}
    const other = { ...selection, assembly: { parts: { ...pins, screw: { kind: 'model', family: 'ball-screw', sku: 'none' } } } }
    const elsewhere = await actorOf(service, 'user', '13800000021', 'other')
    const answers = await Promise.all([
      send('a', { selection: other }),
      send('b', { selection: { ...selection, assembly: undefined } }),
      send('c', { contact: '' }),
      send('d', { quantity: 0 }),
      send('e', { contact: ' \n' }),
      send('f', { neededBy: '2020-01-01' }),
      send('g', {}, elsewhere),
    ])
    expect(answers.map(({ code }) => code)).toEqual([40001, 40001, 40001, 40001, 40001, 40001, 40308])
  })

  it('one that does not meet its conditions needs a reason', async () => {
    const { selection } = inquiry as { selection: Selection } // as above
    const pins = { ...selection.assembly?.parts, fixedSupport: { kind: 'model', family: 'support-unit', sku: 'THK-EK4' } }
    const failing = { selection: { ...selection, assembly: { parts: pins } } }
    const codeOf = async (clientID: string, message: string) => (await send(clientID, { ...failing, message })).code
    expect([await codeOf('no reason', ''), await codeOf('blank', ' '), await codeOf('reason', 'It stands still.')]).toEqual([
      40001, 40001, 0,
    ])
  })

  it('the message to the sender is in their language and leads to their site, wherever an operator answers', async () => {
    const asking = await actorOf(service, 'user', 'ada@example.com')
    const operator = await actorOf(service, 'operator', '13800000051', 'other')
    const { id } = (await send('far', {}, asking)).data as { id: string } // just stored
    const { version } = inquiryDetails.parse((await service.get(`/api/CompanyInquiry/GetDetails?id=${id}`, operator)).data)
    await service.post('/api/CompanyInquiry/Answer', { id, version, answer: 'Offer 4711.' }, operator)
    const { subject = '', body = '' } = (await messages()).find(({ recipient }) => recipient === 'ada@example.com') ?? {}
    expect([subject, body.split(' ')[0]]).toEqual([`Answer to your request ${assembly.reference}`, 'Sizewright'])
  })

  it('a deleted account leaves the assembly alone, withdrawn where it was not answered', async () => {
    const leaving = await actorOf(service, 'user', '13800000031')
    const { id } = (await send('leaving', {}, leaving)).data as { id: string } // just stored
    await service.post('/api/User/Remove', {}, leaving)
    expect(await receivedOf(id)).toMatchObject({ state: 'withdrawn', contact: '', message: '', reference: assembly.reference })
  })

  it('a person sends 20 a day at most, also at once; one that is stored is answered again', async () => {
    const busy = await actorOf(service, 'user', '13800000041')
    const answers = await Promise.all(Array.from({ length: 22 }, (_, count) => send(`busy ${count}`, {}, busy)))
    const codes = answers.map(({ code }) => code)
    expect([codes.filter((code) => code === 0).length, codes.filter((code) => code === 42905).length]).toEqual([20, 2])
    const stored = answers.findIndex(({ code }) => code === 0)
    expect((await send(`busy ${stored}`, {}, busy)).data).toEqual(answers[stored]?.data)
    const list = inquiryList.parse((await service.get('/api/RecordInquiry/GetList', busy)).data)
    expect([list.count, list.list.length]).toEqual([20, 15])
  })
})
