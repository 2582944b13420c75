import { expect, it } from 'vitest'
import * as z from 'zod'
import { behaviourTypes, logSizes } from '../../../../contract/site/log-names.ts'
import { site } from '../../../../contract/site/site.ts'
import { createApp } from '../../../../server/app.ts'
import type { Database } from '../../../../server/database/database.ts'
import { createLogs } from '../../../../server/logs/logs.ts'
import { changePerson, findPerson, ensurePerson } from '../../../../server/people/people-repository.ts'
import { createPeople } from '../../../../server/people/people.ts'
import { addSignIn } from '../../../../server/people/sign-ins.ts'
import { operationExample } from '../../../../server/routes/docs/operation-example.ts'
import type { OpenApiDocument } from '../../../../server/routes/openapi/types.ts'
import { logCalls } from '../../../../server/services/logs/log-calls.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { idOf, sampleBatch, sampleEvent, sampleFault, sampleReport, sampleTime } from './sample-logs.ts'

const sites = [
  site.parse({ key: 'default', name: 'Sizewright', companyKey: 'maker' }),
  site.parse({ key: 'silent', name: 'Silent', switches: { behaviourLog: false } }),
]
const account = { company: 'default', account: '13800000000' }

const createService = (database: Database, writesPerMinute = 1e6) => {
  const now = () => sampleTime
  const people = createPeople(database, { smtpUrl: undefined, smsUrl: undefined }, now)
  const app = createApp({
    config: { overlay: 'declared', serviceFactor: 'offered', requestsPerMinute: 1e6, writesPerMinute, trustProxy: true },
    version: '1.2.3',
    catalogueVersion: () => 'v1',
    ready: () => ({ read: true, write: true }),
    files: new Map(),
    sites: { current: () => sites },
    calls: logCalls(createLogs(database, 90, now)),
    identify: people.identify,
    clock: { now },
    log: () => undefined,
  })
  const post = async (call: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.request(`/api/log/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: 'en', ...headers },
      body: JSON.stringify(body),
    })
    const shape = z.object({
      code: z.int(),
      data: z.optional(z.unknown()),
      issues: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
    })
    return { status: answer.status, ...shape.parse(await answer.json()) }
  }
  const token = async () => {
    const { id } = await ensurePerson(database.db, account, new Date(sampleTime))
    return { authorization: `Bearer ${(await addSignIn(database.db, { personID: id, device: '' }, sampleTime)).token}` }
  }
  const stored = () => database.db.selectFrom('behaviour_event').selectAll().orderBy('batch_id').orderBy('place').execute()
  return { app, database, post, token, stored }
}

/** What does not fit, what it changes, and where the fault is. */
type Faulty = readonly (readonly [name: string, changes: Readonly<Record<string, unknown>>, path: string])[]

const faultyBatches: Faulty = [
  ['a 21st event', { events: Array.from({ length: logSizes.events + 1 }, () => sampleEvent()) }, 'events'],
  ['no event', { events: [] }, 'events'],
  ['a field more', { keyword: 'x' }, 'keyword'],
  ['a field more in an event', { events: [{ ...sampleEvent(), typed: 'x' }] }, 'events.0.typed'],
  ['a name of one’s own', { events: [{ ...sampleEvent(), name: 'Jane Doe' }] }, 'events.0.name'],
  ['a tag that is too long', { events: [sampleEvent({ tag: 'x'.repeat(121) })] }, 'events.0.tag'],
  ['a tag of two lines', { events: [sampleEvent({ tag: 'a\nb' })] }, 'events.0.tag'],
  ['a duration below zero', { events: [sampleEvent({ duration: -1 })] }, 'events.0.duration'],
  ['a time that is none', { events: [sampleEvent({ time: 'yesterday' })] }, 'events.0.time'],
  ['another company', { appKey: 'silent' }, 'appKey'],
  ['another environment', { environment: 'test' }, 'environment'],
  ['a name that is none', { batchID: 'x' }, 'batchID'],
]

const faultyReports: Faulty = [
  ['an eleventh fault', { errors: Array.from({ length: logSizes.errors + 1 }, () => sampleFault()) }, 'errors'],
  ['a field more', { errors: [{ ...sampleFault(), input: 'x' }] }, 'errors.0.input'],
  ['a message that is too long', { errors: [sampleFault({ message: 'x'.repeat(301) })] }, 'errors.0.message'],
  ['a stack that is too long', { errors: [sampleFault({ stack: 'x'.repeat(2001) })] }, 'errors.0.stack'],
  ['no message', { errors: [sampleFault({ message: '' })] }, 'errors.0.message'],
]

describeOnDatabase('the calls by which pages tell something', 'log_calls', (databases) => {
  it('take a batch of 20 events and say how many are new', async () => {
    const { post, stored } = createService(await databases.fresh())
    const batch = sampleBatch({ events: Array.from({ length: 20 }, (_, place) => sampleEvent({ duration: place })) })
    expect(await post('behaviour', batch)).toMatchObject({ status: 200, code: 0, data: { stored: 20 } })
    expect(await post('behaviour', batch)).toMatchObject({ status: 200, code: 0, data: { stored: 0 } })
    expect((await stored()).map(({ duration }) => duration)).toEqual(Array.from({ length: 20 }, (_, place) => place))
  })

  it('refuse what does not fit by its place', async () => {
    const { post, stored } = createService(await databases.fresh())
    for (const [name, changes, path] of faultyBatches) {
      const answer = await post('behaviour', { ...sampleBatch(), ...changes })
      expect([name, answer.status, answer.issues?.map((issue) => issue.path)]).toEqual([name, 400, [path]])
    }
    expect(await stored()).toEqual([])
  })

  it('take the key of the site or of its company', async () => {
    const { post } = createService(await databases.fresh())
    for (const appKey of ['default', 'maker']) expect(await post('behaviour', sampleBatch({ appKey }))).toMatchObject({ status: 200 })
  })

  it('name nobody without consent, nor without a sign-in, whatever is claimed', async () => {
    const { post, stored, token, database } = createService(await databases.fresh())
    const user = { phone: '13900000000', email: null }
    const signedIn = await token()
    await post('behaviour', sampleBatch({ batchID: idOf(1) }), signedIn)
    await post('behaviour', sampleBatch({ batchID: idOf(2), user: { phone: null, email: null } }), signedIn)
    await post('behaviour', sampleBatch({ batchID: idOf(3), user }))
    await post('behaviour', sampleBatch({ batchID: idOf(4), user }), { authorization: `Bearer ${'x'.repeat(43)}` })
    expect(new Set((await stored()).map(({ person_id }) => person_id))).toEqual(new Set([null]))
    // The account is that of the sign-in: what the body says is a sign of consent and no more.
    await post('behaviour', sampleBatch({ batchID: idOf(5), user }), signedIn)
    const named = (await stored()).filter(({ person_id }) => person_id !== null)
    expect(new Set(named.map(({ batch_id, person_id }) => `${batch_id} ${person_id}`))).toEqual(
      new Set([`${idOf(5)} ${(await findPerson(database.db, account))?.id}`]),
    )
    expect(JSON.stringify(await stored())).not.toContain('13900000000')
  })

  it('store nothing of a company administrator, nor of a site that has it switched off; faults of both', async () => {
    const { post, stored, token, database } = createService(await databases.fresh())
    const signedIn = await token()
    await changePerson(database.db, (await findPerson(database.db, account))?.id ?? '', { role: 'companyAdmin' })
    expect(await post('behaviour', sampleBatch(), signedIn)).toMatchObject({ status: 403, code: 40301 })
    expect(await post('behaviour', sampleBatch(), { 'site-key': 'silent' })).toMatchObject({ status: 403, code: 40301 })
    expect(await stored()).toEqual([])
    expect(await post('error', sampleReport(), signedIn)).toMatchObject({ status: 200, data: { stored: 1 } })
    expect(await post('error', sampleReport({ reportID: idOf(2) }), { 'site-key': 'silent' })).toMatchObject({
      status: 200,
      data: { stored: 1 },
    })
  })

  it('refuse what does not fit of a report', async () => {
    const { post } = createService(await databases.fresh())
    for (const [name, changes, path] of faultyReports) {
      const answer = await post('error', { ...sampleReport(), ...changes })
      expect([name, answer.status, answer.issues?.map((issue) => issue.path)]).toEqual([name, 400, [path]])
    }
  })

  it('have a limit of their own, three times that of what people store', async () => {
    const { post } = createService(await databases.fresh(), 2)
    const from = { 'x-forwarded-for': '10.0.0.1' }
    const answers = []
    for (let number = 0; number < 7; number++) answers.push((await post('behaviour', sampleBatch({ batchID: idOf(number) }), from)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await post('behaviour', sampleBatch(), { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200)
  })

  it('have examples that are answered with success, and every name its kind', async () => {
    const { app, post } = createService(await databases.fresh())
    // The document is what is tested.
    const document = (await (await app.request('/openapi.json', { headers: { lang: 'en' } })).json()) as OpenApiDocument
    for (const call of ['behaviour', 'error']) {
      const operation = document.paths[`/api/log/${call}`]?.post
      const { body } = operation ? operationExample(`/api/log/${call}`, operation) : { body: undefined }
      expect(await post(call, JSON.parse(body ?? 'null'))).toMatchObject({ status: 200, code: 0 })
    }
    const events = Object.entries(behaviourTypes).map(([name, type]) => ({ ...sampleEvent(), name, type }))
    expect(await post('behaviour', { ...sampleBatch({ batchID: idOf(9) }), events })).toMatchObject({ data: { stored: events.length } })
  })
})
