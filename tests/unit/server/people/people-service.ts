/** The calls about people on a database of their own: a clock that stands still, codes that are known, a site where people sign in. */
import { site } from '../../../../contract/site/site.ts'
import type { SignedIn } from '../../../../contract/people/people.ts'
import { createApp } from '../../../../server/app.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { LogEntry } from '../../../../server/http/request-log.ts'
import { listMessages } from '../../../../server/people/outbox.ts'
import { createPeople, type People } from '../../../../server/people/people.ts'
import type { GuardedCall } from '../../../../server/services/calls/guarded-call.ts'
import { companyCalls } from '../../../../server/services/people/company-calls.ts'
import { submissionCalls } from '../../../../server/services/submissions/submission-calls.ts'
import type { ModelPlace } from '../../../../server/services/people/model-place.ts'
import { servePeople } from '../../../../server/services/people/serve-people.ts'
import type { Sites } from '../../../../server/sites/sites.ts'
import { strictly } from '../support/strict-log.ts'

const login = { auth: true }
/** Where people sign in; another company; one that lets in its own alone; one whose phone is shared instead. */
export const peopleSites = [
  site.parse({ key: 'default', name: 'Sizewright', switches: { login, agents: true }, inquiryEmail: 'sales@sizewright.example' }),
  site.parse({ key: 'other', name: 'Other', switches: { login } }),
  site.parse({ key: 'strict', name: 'Strict', switches: { login: { ...login, restricted: true } } }),
  site.parse({ key: 'shared', name: 'Shared', phone: '+86 21 1234' }),
]

export interface Answer {
  readonly status: number
  readonly code: number
  readonly data: unknown
  readonly text: string
  readonly headers: Headers
}

type Ask = { readonly token?: string | undefined; readonly site?: string; readonly headers?: Readonly<Record<string, string>> }

type App = ReturnType<typeof createApp>

const clientOf = (app: App) => {
  const headersOf = ({ token, site: key = 'default', headers = {} }: Ask) => ({
    'content-type': 'application/json',
    lang: 'en',
    'site-key': key,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  })
  const answerOf = async (response: Response): Promise<Answer> => {
    const text = await response.text()
    // Every answer of a call has this shape; what a test reads of it, it checks.
    const body = JSON.parse(text) as { code: number; data?: unknown }
    return { status: response.status, code: body.code, data: body.data, text, headers: response.headers }
  }
  const get = async (path: string, ask: Ask = {}) => answerOf(await app.request(path, { headers: headersOf(ask) }))
  const post = async (path: string, body: unknown = {}, ask: Ask = {}) =>
    answerOf(await app.request(path, { method: 'POST', headers: headersOf(ask), body: JSON.stringify(body) }))
  return { get, post }
}

/** It stands still until somebody waits. */
export const startClock = () => {
  let time = Date.parse('2026-11-24T08:00:00Z')
  return { now: () => time, wait: (seconds: number) => (time += seconds * 1000) }
}

interface Around {
  readonly app: App
  readonly calls: readonly GuardedCall[]
  readonly people: People
  readonly database: Database
  readonly clock: ReturnType<typeof startClock>
}

/** What tests ask an app with people. */
export const askingOf = ({ app, calls, people, database, clock: { now, wait } }: Around) => {
  const { get, post } = clientOf(app)
  /** The digits of the message that was written last to somebody. */
  const codeFor = async (recipient: string): Promise<string> => {
    const message = (await listMessages(database.db)).find((one) => one.recipient === recipient)
    return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none'
  }
  const sendCode = (account: string, type = '1', ask: Ask = {}) =>
    get(`/api/Sms/SendPhoneCode?${new URLSearchParams({ phoneNumber: account, type })}`, ask)
  /** Signs in by a code, a minute later than whatever was before. */
  const signIn = async (account: string, ask: Ask = {}): Promise<SignedIn> => {
    wait(61)
    await sendCode(account, '1', ask)
    const answer = await post('/api/User/LoginPC', { phoneNumber: account, code: await codeFor(account), appID: 'pc' }, ask)
    return answer.data as SignedIn // a sign-in that failed has no token, and what is asked with it fails
  }
  const tokenOf = async (account: string, ask: Ask = {}) => (await signIn(account, ask)).accessToken.token
  return { app, calls, people, database, get, post, codeFor, sendCode, signIn, tokenOf, now, wait }
}

interface PeopleServiceOptions {
  /** Those of the database, in place of the usual ones. */
  readonly sites?: Pick<Sites, 'current' | 'reload'>
  /** Calls beside those about people. */
  readonly more?: readonly GuardedCall[]
  /** The same, of what is about the same people. */
  readonly moreOf?: (people: People) => readonly GuardedCall[]
  readonly smtpUrl?: string
  readonly smsUrl?: string
}

export const createPeopleService = (database: Database, options: PeopleServiceOptions = {}) => {
  const clock = startClock()
  const logged: LogEntry[] = []
  const people = createPeople(database, { smtpUrl: options.smtpUrl, smsUrl: options.smsUrl }, clock.now)
  const sites = options.sites ?? { current: () => peopleSites, reload: async () => false }
  const catalogue = {
    version: () => 'v1',
    hasModel: ({ driveID }: ModelPlace) => driveID !== 'gone',
    hasFilter: (fid: string) => fid !== '~WTF~gone',
  }
  const calls = [...servePeople(people, catalogue), ...companyCalls(people, sites), ...submissionCalls(people)]
  const app = createApp({
    config: { overlay: 'declared', serviceFactor: 'offered', requestsPerMinute: 1e6, writesPerMinute: 1e6, trustProxy: true },
    version: '1.2.3',
    catalogueVersion: () => 'v1',
    ready: () => ({ read: true, write: true }),
    files: new Map(),
    sites,
    calls: [...calls, ...(options.more ?? []), ...(options.moreOf?.(people) ?? [])],
    identify: people.identify,
    permissionsOf: people.permissionsOf,
    clock,
    log: strictly((entry) => logged.push(entry)),
  })
  return { ...askingOf({ app, calls, people, database, clock }), logged }
}

export type PeopleService = ReturnType<typeof askingOf>
