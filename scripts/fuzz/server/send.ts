/** Sends requests within the rate limit of the server. */
import { setTimeout as pass } from 'node:timers/promises'
import { errorCodes } from '../../../contract/errors.ts'
import type { BadRequest } from './bad-requests.ts'
import type { Read } from './judge.ts'

/** Response timeout, ms. */
export const patience = 10_000

/** The response, or why there is none. */
export type Sent = Read | { readonly problem: string }

const once = async (server: string, { method, address, headers, body }: BadRequest, wait: number): Promise<Sent> => {
  try {
    const answer = await fetch(`${server}${address}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(wait),
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return { problem: `no answer after ${wait / 1000} s` }
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause)
    return { problem: `the connection broke: ${reason}` }
  }
}

/** Whether the general rate limit was hit; other limits are ordinary responses. */
const isTooMany = (sent: Sent): sent is Read =>
  'status' in sent && sent.status === 429 && sent.text.includes(`"code":${errorCodes.tooManyRequests.code}`)

/** Waits as the server requests and retries until `deadline`; the outcome is unknown after that. */
export const createSender = (server: string, deadline: () => number, wait = patience) => {
  let quietUntil = 0
  const send = async (request: BadRequest): Promise<Sent | undefined> => {
    for (;;) {
      const now = performance.now()
      if (quietUntil > deadline()) return undefined
      if (quietUntil > now) await pass(quietUntil - now)
      const sent = await once(server, request, wait)
      if (!isTooMany(sent)) return sent
      const seconds = Number(sent.headers.get('retry-after'))
      if (!(seconds > 0)) return { problem: 'too many requests, and no word of when to come again' }
      quietUntil = Math.max(quietUntil, performance.now() + seconds * 1000)
    }
  }
  return send
}
