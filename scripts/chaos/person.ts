/**
 * A simulated user who signs in and saves through the proxy, retrying with the same name until the write is acknowledged, as the
 * pages do.
 */
import { setTimeout as pass } from 'node:timers/promises'
import * as z from 'zod'
import { errorCodes } from '../../contract/errors.ts'
import { submittedStatus } from '../../families/rotary/wire/record.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import { proxyHeader } from './proxy.ts'

/** An acknowledged write. */
export interface Saved {
  readonly kind: 'selection' | 'submission'
  /** Name assigned by the client. */
  readonly name: string
  /** Identifier assigned by the service: the id of a selection, the number of a submission. */
  readonly id: string
}

export interface Person {
  readonly phone: string
  readonly headers: Readonly<Record<string, string>>
  /** All acknowledged writes. */
  readonly saved: Saved[]
}

/** Statistics of the responses, besides their data. */
export interface Report {
  /** Requests repeated without an acknowledgement. */
  retries: number
  /** Requests with neither a response nor a closed connection. */
  unanswered: number
  /** 5xx responses with an unspecific code, or without one. */
  readonly unclear: string[]
}

/** Longest time without a response, ms: the pages wait for 30 s. */
const bound = 35_000
/** Total time of retrying, ms. */
const patience = 120_000
/** Delay between two attempts, and between two writes, ms. */
const pause = 50

const envelope = z.object({ code: z.int(), data: z.unknown().optional() })
const clear: ReadonlySet<number> = new Set(
  Object.values(errorCodes).flatMap(({ code, status }) => (status >= 500 && code !== errorCodes.internal.code ? [code] : [])),
)

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** @returns the data; undefined if the request was not acknowledged @throws RangeError if it is rejected permanently */
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
  /** Reads the verification code sent to a phone. */
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

/** @throws Error if the write is not acknowledged in time */
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

/** Saves continuously until `isOver`. Every fourth write is a submission. */
export const goOnSaving = async (person: Person, isOver: () => boolean, saving: Omit<Saving, 'kind'>): Promise<void> => {
  for (let count = 0; !isOver(); count++) {
    const kind = count % 4 === 3 ? 'submission' : 'selection'
    await save(person, { ...saving, kind, name: `${saving.name}-${String(count).padStart(8, '0')}` })
    await pass(pause)
  }
}
