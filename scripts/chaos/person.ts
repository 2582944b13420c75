/** Somebody who signs in and saves through the proxy, and tries again under the same name until it is acknowledged, as the pages do. */
import { setTimeout as pass } from 'node:timers/promises'
import * as z from 'zod'
import { errorCodes } from '../../contract/errors.ts'
import { submittedStatus } from '../../families/rotary/wire/record.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import { proxyHeader } from './proxy.ts'

/** What was acknowledged. */
export interface Saved {
  readonly kind: 'selection' | 'submission'
  /** The sender's own name for it. */
  readonly name: string
  /** The service's: the id of a selection, the number of a submission. */
  readonly id: string
}

export interface Person {
  readonly phone: string
  readonly headers: Readonly<Record<string, string>>
  /** Everything that was ever acknowledged. */
  readonly saved: Saved[]
}

/** What callers were told beside data. */
export interface Report {
  /** Asked again because nothing was acknowledged. */
  retries: number
  /** Neither an answer nor the end of the connection. */
  unanswered: number
  /** 5xx with a code that says nothing, or none. */
  readonly unclear: string[]
}

/** Longest that anything may stay without an answer, ms: the pages wait for 30 s. */
const bound = 35_000
/** How long somebody goes on trying, ms. */
const patience = 120_000
/** Between two tries, and between two things that are saved, ms. */
const pause = 50

const envelope = z.object({ code: z.int(), data: z.unknown().optional() })
const clear: ReadonlySet<number> = new Set(
  Object.values(errorCodes).flatMap(({ code, status }) => (status >= 500 && code !== errorCodes.internal.code ? [code] : [])),
)

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** @returns the data; undefined where nothing was acknowledged @throws RangeError where it is refused for good */
export const ask = async (url: string, init: RequestInit, report: Report): Promise<unknown> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(bound) })
    const text = await answer.text()
    if (answer.headers.has(proxyHeader)) return undefined
    const { code, data } = envelope.parse(JSON.parse(text))
    if (answer.status >= 500) {
      if (!clear.has(code)) report.unclear.push(`${answer.status} ${code} ${new URL(url).pathname}`)
      return undefined
    }
    if (code !== 0) throw new RangeError(`${url}: ${text.slice(0, 300)}`)
    return data
  } catch (error) {
    if (error instanceof RangeError) throw error
    if (isTimeout(error)) report.unanswered++
    if (error instanceof SyntaxError || error instanceof z.ZodError) report.unclear.push(`${url}: ${error.message.slice(0, 200)}`)
    return undefined
  }
}

interface SigningIn {
  readonly address: string
  readonly place: number
  /** What a person reads on their phone. */
  readonly codeFor: (phone: string) => Promise<string>
}

export const signIn = async ({ address, place, codeFor }: SigningIn, report: Report): Promise<Person> => {
  const phone = `138${String(place).padStart(8, '0')}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${Math.floor(place / 250)}.${(place % 250) + 1}` }
  const sent = await ask(`${address}/api/Sms/SendPhoneCode?phoneNumber=${phone}&type=1`, { headers }, report)
  if (sent === undefined) throw new Error(`${phone}: no code was sent`)
  const body = JSON.stringify({ phoneNumber: phone, code: await codeFor(phone), appID: 'pc' })
  const signedIn = await ask(`${address}/api/User/LoginPC`, { method: 'POST', headers, body }, report)
  const { accessToken } = z.object({ accessToken: z.object({ token: z.string() }) }).parse(signedIn)
  return { phone, headers: { ...headers, authorization: `Bearer ${accessToken.token}` }, saved: [] }
}

const [scene] = scenes
const sceneList = Object.entries(scene?.items ?? {}).map(([name, { unit, default: value }]) => ({ name, value, unit }))

const callOf = {
  selection: (name: string) => ({
    path: '/api/RecordSelection/Add',
    body: { clientID: name, name, selection: { v: 1, calculator: '30', inputs: { W: 1 } } },
  }),
  submission: (name: string) => ({
    path: '/YQWorking/api/RotatingPlatformWorking/SubmitRecord',
    body: { classID: '3000000', type: scene?.name, list: sceneList, status: submittedStatus, submissionID: name },
  }),
} as const

const receipt = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ number: z.string() }).transform(({ number }) => number),
])

export interface Saving {
  readonly address: string
  readonly kind: Saved['kind']
  readonly name: string
  readonly report: Report
}

/** @throws Error where nothing acknowledges it for long */
export const save = async (person: Person, { address, kind, name, report }: Saving): Promise<Saved> => {
  const { path, body } = callOf[kind](name)
  const init = { method: 'POST', headers: person.headers, body: JSON.stringify(body) }
  for (const until = Date.now() + patience; Date.now() < until; await pass(pause)) {
    const data = await ask(`${address}${path}`, init, report)
    if (data !== undefined) {
      const saved = { kind, name, id: receipt.parse(data) }
      person.saved.push(saved)
      return saved
    }
    report.retries++
  }
  throw new Error(`${name}: not acknowledged`)
}

/** Saves one thing after the other until it is time to stop. Every fourth is a submission. */
export const goOnSaving = async (person: Person, isOver: () => boolean, saving: Omit<Saving, 'kind'>): Promise<void> => {
  for (let count = 0; !isOver(); count++) {
    const kind = count % 4 === 3 ? 'submission' : 'selection'
    await save(person, { ...saving, kind, name: `${saving.name}-${String(count).padStart(8, '0')}` })
    await pass(pause)
  }
}
