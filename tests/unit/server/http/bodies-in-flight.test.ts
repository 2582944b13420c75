/** Bodies that are not finished are held in memory: of one client, and of all, there are only so many. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { limitBodiesInFlight } from '../../../../server/http/bodies-in-flight.ts'
import { errorResponse } from '../../../../server/http/error-response.ts'
import { withRequestContext } from '../../../../server/http/request-context.ts'

const app = new Hono<AppEnv>()
app.onError(errorResponse({ log: () => undefined, clock: { now: () => 0 } }))
app.use(withRequestContext())
app.use(limitBodiesInFlight({ trustProxy: true, largestAt: () => 100, room: { ofClient: 200, ofAll: 500 } }))
app.post('/', async (context) => context.text(await context.req.text()))

/** An upload that sends nothing until it is finished. */
const upload = (client: string, length?: number) => {
  let finish = (): void => undefined
  const body = new ReadableStream({ start: (controller) => (finish = () => controller.close()) })
  const headers = { 'x-forwarded-for': client, ...(length !== undefined && { 'content-length': String(length) }) }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit // the types lack `duplex`, which a stream needs
  const status = Promise.resolve(app.request('/', init)).then((answer) => answer.status)
  return { status, finish: () => finish() }
}

test('a client that leaves bodies unfinished is refused more, another one is not, and finished ones make room', async () => {
  const left = [upload('192.0.2.1'), upload('192.0.2.1', 60), upload('192.0.2.1', 40)]
  expect(await upload('192.0.2.1', 1).status).toBe(429)
  const other = upload('192.0.2.2')
  other.finish()
  expect(await other.status).toBe(200)
  for (const one of left) one.finish()
  expect(await Promise.all(left.map(({ status }) => status))).toEqual([200, 200, 200])
  const again = upload('192.0.2.1')
  again.finish()
  expect(await again.status).toBe(200)
})

test('all clients together leave no more than the memory has room for', async () => {
  const left = Array.from({ length: 5 }, (_, place) => upload(`192.0.2.${place}`))
  expect(await upload('192.0.2.9').status).toBe(503)
  for (const one of left) one.finish()
  await Promise.all(left.map(({ status }) => status))
})
