/** The statuses that the reference names for each call are provoked, each by a request. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorCodes } from '../../../../contract/errors.ts'
import { DatabaseError } from '../../../../server/database/database-error.ts'
import type { Database } from '../../../../server/database/database.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { failuresOf } from '../../../../server/services/calls/call-failures.ts'
import type { GuardedCall } from '../../../../server/services/calls/guarded-call.ts'
import type { PeopleService } from '../people/people-service.ts'
import { site } from '../../../../contract/site/site.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { openSeededDatabase } from '../support/seeded-database.ts'
import { type Actor, actorOf, createWholeService } from './actors.ts'
import { permissionNames } from '../../../../contract/people/people.ts'
import { roles } from '../../../../contract/people/rights.ts'

let folder = ''
let database: Database
let service: PeopleService
/** Its limits are one request a minute. */
let narrow: PeopleService
let actors: readonly (Actor | undefined)[] = []
let isDown = false

/** A site whose buttons are given to people one by one. */
const grants = site.parse({
  key: 'grants',
  name: 'Grants',
  switches: { login: { auth: true } },
  needGrant: [...permissionNames],
})

/** A database that fails with each statement while it is down. */
const failing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (isDown) throw new DatabaseError('databaseLocked', {})
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'statuses-'))
  const opened = await openSeededDatabase(folder)
  database = { ...opened, db: opened.db.withPlugin(failing) }
  await saveSite(database.db, JSON.stringify(grants), new Date(0))
  service = await createWholeService(database)
  actors = await signedIn()
  narrow = await createWholeService(database, { REQUESTS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

let people = 0
/** A visitor, somebody new in every role, and a user to whom no button is given. */
const signedIn = async () => {
  // So many codes are sent to one address in an hour.
  service.wait(3600)
  const made: (Actor | undefined)[] = [undefined]
  const newPhone = () => `138${String((people += 1)).padStart(8, '0')}`
  for (const role of roles) if (role !== 'visitor') made.push(await actorOf(service, role, newPhone()))
  return [...made, await actorOf(service, 'user', newPhone(), grants.key)]
}
const isSignedIn = async (actor: Actor): Promise<boolean> => (await service.get('/api/RecordCollect/GetList', actor)).status === 200

type Change = {
  readonly query?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly site?: string
}

const send = async (
  { app }: PeopleService,
  call: GuardedCall,
  { actor, query, body, headers, site }: Change & { actor: Actor | undefined },
) => {
  const usual = new URLSearchParams(call.method === 'GET' ? call.example() : (call.body.parameters?.() ?? {})).toString()
  const own: RequestInit =
    call.method === 'GET'
      ? {}
      : { method: 'POST', body: body ?? (call.body.mediaTypes ? 'no such file' : JSON.stringify(call.body.example())) }
  const type = (call.method === 'POST' && call.body.mediaTypes?.[0]) || 'application/json'
  const named = { 'content-type': type, lang: 'en', 'site-key': site ?? actor?.site ?? 'default' }
  const token = actor && { authorization: `Bearer ${actor.token}` }
  const answer = await app.request(`${addressesOf(call)[0]?.path}?${query ?? usual}`, {
    ...own,
    headers: { ...named, ...token, ...headers },
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Ways to be answered with a status, in the order in which they are tried, each as visitor and in every role. */
const ways: Readonly<Record<number, readonly Change[]>> = {
  400: [{ query: 'unknown=1', body: '{' }, { body: '{"unknown":1}' }, { query: '' }],
  401: [{}, { site: grants.key }, { headers: { authorization: 'Bearer unknown' } }],
  403: [{}, { site: 'shared' }, { site: 'strict' }, { headers: { 'sec-fetch-site': 'cross-site' } }],
  404: [{ site: 'nowhere' }],
  413: [{ headers: { 'content-length': '40000000' } }],
  415: [{ headers: { 'content-type': 'text/csv; charset=x' } }, { headers: { 'content-type': 'image/gif' } }],
}

/** What needs a state that takes longer to reach, with the test that reaches it. */
const elsewhere: Readonly<Record<string, readonly [file: string, expectation: string]>> = {
  'Calculators/Report 422': ['files/values-report.test.ts', "toMatchObject({ code: 'fileTimedOut' })"],
  'CompDetail/Update 409': ['company/company-detail.test.ts', 'toMatchObject({ status: 409, code: 40901 })'],
  'CompanyInquiry/Answer 409': ['people/inquiries.test.ts', "expect((await answer('Late.', version)).code).toBe(40901)"],
  'RecordInquiry/Withdraw 409': [
    'people/inquiries.test.ts',
    "expect((await service.post('/api/RecordInquiry/Withdraw', { id }, sender)).code).toBe(40901)",
  ],
  'OperatorRecord/Answer 409': ['records/submissions.test.ts', 'toEqual([409, errorCodes.changedMeanwhile.code])'],
  'RecordDownload/CheckDownload 403': ['files/owners.test.ts', 'toEqual([name, 40306])'],
  'RecordDownload/CheckCreateModel 422': ['files/calls.test.ts', 'toEqual([422, 42201, true])'],
  'RecordDownload/CreateModel 403': ['files/owners.test.ts', 'toEqual([name, 40306])'],
  'RecordDownload/Download 403': ['files/owners.test.ts', 'expect((await fetchFile(id, who)).status).toBe(403)'],
  'RecordDownload/Download 409': ['files/calls.test.ts', 'expect((await fetchFile(late, me)).status).toBe(409)'],
  'RecordDownload/Download 422': ['files/calls.test.ts', 'expect((await fetchFile(id, me)).status).toBe(422)'],
  'RecordDownload/SendDownload 403': ['files/owners.test.ts', 'toEqual([name, 40306])'],
  'RecordDownload/SendDownload 409': ['files/calls.test.ts', "expect((await call('SendDownload', bom, me)).code).toBe(40902)"],
  'RecordDownload/SendDownload 422': ['files/calls.test.ts', "expect((await call('SendDownload', throwing, me)).code).toBe(42201)"],
  'User/ChooseAgent 403': ['people/signing-in.test.ts', "site: 'other' })).code).toBe(40304)"],
}

const occurs = async (call: GuardedCall, status: number): Promise<boolean> => {
  for (const change of ways[status] ?? []) {
    for (const actor of actors) {
      const answered = await send(service, call, { ...change, actor })
      // What was done may have been to sign out, or to remove the account.
      if (answered === 200 && actor && call.writes && !(await isSignedIn(actor))) actors = await signedIn()
      if (answered === status) return true
    }
  }
  return false
}

/** Requests of one minute, of which logs and files have more. */
const isLimited = async (call: GuardedCall): Promise<boolean> => {
  for (let request = 0; request < 200; request += 1) if ((await send(narrow, call, { actor: undefined })) === 429) return true
  return false
}

/** Who is signed in is looked up. */
const fails = async (call: GuardedCall): Promise<boolean> => {
  isDown = true
  try {
    for (const actor of actors) if ((await send(service, call, { actor })) === 503) return true
    return false
  } finally {
    isDown = false
  }
}

it('each status that the reference names for a call occurs', async () => {
  const never: string[] = []
  for (const call of service.calls) {
    for (const status of new Set(failuresOf(call).map((code) => errorCodes[code].status))) {
      if (status === 500) continue
      const does = status === 429 ? await isLimited(call) : status === 503 ? await fails(call) : await occurs(call, status)
      if (!does) never.push(`${call.service}/${call.call} ${status}`)
    }
  }
  expect(never.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})

it.each(Object.entries(elsewhere))('%s occurs in another test', (_, [file, expectation]) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(expectation)
})
