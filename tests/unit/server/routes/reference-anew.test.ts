/** The reference is made once, and anew when its examples are of a catalogue that is gone, or when it could not be made. */
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AppEnv } from '../../../../server/http/app-env.ts'
import { withRequestContext } from '../../../../server/http/request-context.ts'
import { createDocuments, openApiRoutes } from '../../../../server/routes/openapi.ts'
import { open } from '../../../../server/services/calls/guarded-call.ts'
import type { QueryCall } from '../../../../server/services/calls/served-call.ts'

let catalogueVersion = '1'
let isBroken = false
let made = 0
const call: QueryCall = {
  roots: ['/api'],
  service: 'Word',
  call: 'Say',
  summary: 'Word',
  description: 'A call of this test.',
  tag: 'Test',
  answer: { name: 'Said', shape: z.object({}) },
  method: 'GET',
  parameters: [],
  example: () => {
    made += 1
    if (isBroken) throw new RangeError('no example')
    return {}
  },
  respond: () => ({ values: {} }),
}

const none: readonly never[] = []
const documents = createDocuments({
  calls: open('catalogue', [call]),
  version: '1.2.3',
  ofSite: () => none,
  catalogueVersion: () => catalogueVersion,
})
const app = new Hono<AppEnv>()
app.onError((_, context) => context.text('', 500))
app.use(withRequestContext())
app.route('/', openApiRoutes(documents))
const ask = async (lang: string) => (await app.request('/openapi.json', { headers: { lang } })).status

beforeEach(() => {
  catalogueVersion = `${catalogueVersion}+`
  made = 0
})

test('once for each catalogue, whatever the language', async () => {
  for (const lang of ['en', 'ru', 'en', 'ru']) expect(await ask(lang)).toBe(200)
  expect(made).toBe(1)
  catalogueVersion = `${catalogueVersion}+`
  await ask('en')
  await ask('en')
  expect(made).toBe(2)
})

test('again where it could not be made', async () => {
  isBroken = true
  expect(await ask('en')).toBe(500)
  isBroken = false
  expect([await ask('en'), await ask('en'), made]).toEqual([200, 200, 2])
})
