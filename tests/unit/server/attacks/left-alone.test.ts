/** Costly work of every kind whose caller closes the connection: it ends within a slice, its place is free, and what it took was paid. */
import { afterAll, expect, test } from 'vitest'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../../server/base/errors.ts'
import type { ThreadClient } from '../../../../server/base/watched-thread.ts'
import { createFairPlaces } from '../../../../server/base/fair-places.ts'
import { runThread } from '../../../../server/files/report-check/run-thread.ts'
import { readInThread } from '../../../../server/files/upload/read-in-thread.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { createRealService } from '../support/real-service.ts'
import { screwQuery } from '../support/ask.ts'

/** Each look at the clock is 4 ms after the one before: two steps of a call are a slice. */
let looks = 0
const service = await createRealService({ now: () => (looks += 1) * 4, requestsPerMinute: 1e9, writesPerMinute: 1e9 })
afterAll(() => service.close())

const rounds = async (count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) await setImmediate()
}

const exampleOf = (name: string) => {
  const call = service.calls.find((one) => `${one.service}/${one.call}` === name)
  if (!call) throw new Error(`no call ${name}`)
  const path = addressesOf(call)[0]?.path ?? ''
  const query = call.method === 'GET' ? call.example() : (call.body.parameters?.() ?? {})
  return { call, url: `${path}?${new URLSearchParams(query)}` }
}

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
const rows = (count: number) => ({ type: 'text/csv', body: `load\n${'5\n'.repeat(count)}` })

/** Kinds of work with a request each; without one it is the example of the reference. */
const kinds: Readonly<Record<string, () => { readonly type: string; readonly body: string } | undefined>> = {
  'BallScrewWorking/Calculation': () => undefined,
  'LinearAxisWorking/Explanation': () => undefined,
  'ReducerWorking/Explanation': () => undefined,
  'RotatingPlatformWorking/Explanation': () => undefined,
  'Prod/FilterLectoGroup': () => undefined,
  'Sheets/PartsList': () =>
    json({ items: Array.from({ length: 400 }, (_, at) => ({ selectionID: `WTF/THK-${at}`, orderParams: [], quantity: 1, note: '' })) }),
  'Batch/Calculate': () => rows(200),
}

/** What is looked at the clock for, from the request until nothing goes on any more. */
const watch = async (name: string, leaveAfter: number) => {
  const { call, url } = exampleOf(name)
  const sent = kinds[name]?.()
  const gone = new AbortController()
  const posted = call.method === 'POST' && {
    headers: { 'content-type': sent?.type ?? 'application/json', lang: 'en' },
    body: sent?.body ?? JSON.stringify(call.body.example()),
  }
  const from = looks
  let isAnswered = false
  const answer = Promise.resolve(service.app.request(url, { method: call.method, ...posted, signal: gone.signal })).finally(() => {
    isAnswered = true
  })
  const isOver = () => isAnswered || looks - from >= leaveAfter
  while (!isOver()) await rounds(1)
  const leaves = looks
  gone.abort()
  const { status } = await answer
  await rounds(30)
  return { before: leaves - from, after: looks - leaves, status }
}

test.each(Object.keys(kinds))('%s', async (name) => {
  const left = await watch(name, 12)
  const whole = await watch(name, Infinity)
  expect(whole.before).toBeGreaterThan(2 * (left.before + left.after))
  expect([left.status, whole.status]).toEqual([503, 200])
  // A slice of two steps, a pause of ten rounds, and what is written into the log.
  expect(left.after).toBeLessThan(40)
  // Its place is free again.
  expect((await service.app.request(`/YQWorking/api/BallScrewWorking/Calculation?${new URLSearchParams(screwQuery)}`)).status).toBe(200)
})

/** A document of 3 kB whose tree of pages has a thousand million leaves. */
const nestedPages = (): Uint8Array => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const pages = `${level + 3} 0 R `.repeat(10)
    return `${level + 2} 0 obj\n<< /Type /Pages /Kids [${pages}] /Count ${10 ** (9 - level)} >>\nendobj\n`
  })
  const page = '11 0 obj\n<< /Type /Page /MediaBox [0 0 100 100] >>\nendobj\n'
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
  return new TextEncoder().encode(`${head}${levels.join('')}${page}trailer << /Root 1 0 R >>\n%%EOF`)
}
const manyRows = (): Uint8Array => new TextEncoder().encode(`load\n${'5\n'.repeat(1000)}`)

const threads: readonly (readonly [string, boolean, (client: ThreadClient) => Promise<unknown>])[] = [
  ['a report that is checked', true, (client) => runThread({ kind: 'read', bytes: nestedPages() }, client)],
  ['a table that is read', false, (client) => readInThread(manyRows(), client)],
]

test.each(threads)('%s in a thread', async (_, isLong, work) => {
  const inPlace = createFairPlaces({ ofAll: 1, ofClient: 1, waitingOfClient: 3 })
  const gone = new AbortController()
  const { promise: isPaid, resolve } = Promise.withResolvers<void>()
  let paid = 0
  const charge = (ms: number) => {
    paid += ms
    if (paid > 0) resolve()
  }
  const first = inPlace({ name: 'a', signal: gone.signal }, () => work({ signal: gone.signal, charge })).catch((error: unknown) => error)
  const waiting = inPlace({ name: 'a', signal: gone.signal }, () => work({})).catch((error: unknown) => error)
  const next = inPlace({ name: 'b' }, () => Promise.resolve('served'))
  if (isLong) await isPaid
  gone.abort()
  const refusals = await Promise.all([first, waiting])
  expect(refusals.map((error) => error instanceof AppError && error.code)).toEqual(['tooBusy', 'tooBusy'])
  expect(await next).toBe('served')
  const paidUntilThen = paid
  await rounds(20)
  expect(paid).toBe(paidUntilThen)
})
