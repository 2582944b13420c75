/** Somebody who signs in and saves, through whichever node answers, and tries again until it is acknowledged. */
import { setTimeout as pass } from 'node:timers/promises'
import * as z from 'zod'

export interface Saved {
  readonly clientID: string
  /** What was acknowledged. */
  readonly id: string
  /** What it holds, to be told from every other. */
  readonly mark: number
}

export interface Person {
  readonly phone: string
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

/** Two addresses; a node keeps its own over a restart. */
export type Nodes = readonly [one: string, other: string]

/** How long somebody goes on trying, ms: longer than any restart. */
const patience = 90_000
/** Between two tries, ms. */
const pause = 50

const envelope = z.object({ code: z.int(), data: z.unknown().optional() })

/** @returns the data; undefined where nothing was acknowledged: no connection, or an answer that says to try again */
const ask = async (url: string, init: RequestInit): Promise<unknown> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
    const { code, data } = envelope.parse(await answer.json())
    if (answer.status >= 500) return undefined
    if (code !== 0) throw new RangeError(`${url}: ${code}`)
    return data
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}

const headersOf = (place: number) => ({
  'content-type': 'application/json',
  'x-forwarded-for': `10.1.${Math.floor(place / 250)}.${(place % 250) + 1}`,
})

interface SigningIn {
  readonly phone: string
  readonly place: number
  readonly nodes: Nodes
  /** What a person reads on their phone. */
  readonly codeFor: (phone: string) => Promise<string>
}

/** A code that was asked for on one node is given to the other. */
export const signIn = async ({ phone, place, nodes, codeFor }: SigningIn): Promise<Person> => {
  const headers = headersOf(place)
  const [first, second] = place % 2 === 0 ? nodes : [nodes[1], nodes[0]]
  const sent = await ask(`${first}/api/Sms/SendPhoneCode?phoneNumber=${phone}&type=1`, { headers })
  if (sent === undefined) throw new Error(`${phone}: no code was sent`)
  const body = JSON.stringify({ phoneNumber: phone, code: await codeFor(phone), appID: 'pc' })
  const signedIn = await ask(`${second}/api/User/LoginPC`, { method: 'POST', headers, body })
  const { accessToken } = z.object({ accessToken: z.object({ token: z.string() }) }).parse(signedIn)
  return { phone, token: accessToken.token, headers: { ...headers, authorization: `Bearer ${accessToken.token}` } }
}

const acknowledged = z.object({ id: z.string() })

interface Saving {
  readonly person: Person
  readonly nodes: Nodes
  readonly clientID: string
  readonly mark: number
  /** Told each time something was not acknowledged. */
  readonly onRetry: () => void
}

/** @throws Error where nothing acknowledges it for long */
export const save = async ({ person, nodes, clientID, mark, onRetry }: Saving): Promise<Saved> => {
  const body = JSON.stringify({ clientID, name: clientID, selection: { v: 1, calculator: '30', inputs: { W: mark } } })
  const until = Date.now() + patience
  for (let tries = mark; Date.now() < until; tries++) {
    const node = nodes[tries % 2] ?? nodes[0]
    const data = await ask(`${node}/api/RecordSelection/Add`, { method: 'POST', headers: person.headers, body })
    if (data !== undefined) return { clientID, id: acknowledged.parse(data).id, mark }
    onRetry()
    await pass(pause)
  }
  throw new Error(`${clientID}: not acknowledged`)
}
