/** Whatever the service keeps: what is sent is what the call itself answers in that language and on that site. */
import { expect, test } from 'vitest'
import { languageOf, type Locale } from '../../../../i18n/locales.ts'
import { withoutNoise } from '../../../../engine/base/without-noise.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import type { GuardedCall } from '../../../../server/services/calls/guarded-call.ts'
import type { Caller } from '../../../../server/services/calls/served-call.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { sharedService } from '../support/real-service.ts'
import { wholeAnswer } from '../../../../server/services/calls/whole-answer.ts'

const service = await sharedService()

const callers: readonly (readonly [Locale, string])[] = [
  ['en', 'default'],
  ['zh-Hans', 'default'],
  ['en', 'demo-linear'],
]

/** What a call is asked for: its own example, which some have to search for. */
const exampleOf = (served: GuardedCall) =>
  served.method === 'GET'
    ? { query: served.example(), body: undefined }
    : { query: served.body.parameters?.() ?? {}, body: served.body.example() }
type Example = ReturnType<typeof exampleOf>

const sentFor = async (served: GuardedCall, { query, body }: Example, [locale, key]: (typeof callers)[number]) => {
  const answer = await service.app.request(`${addressesOf(served)[0]?.path}?${new URLSearchParams(query)}`, {
    method: served.method,
    headers: { lang: languageOf(locale).wire, 'site-key': key, 'content-type': 'application/json' },
    ...(served.method === 'POST' && { body: JSON.stringify(body) }),
  })
  return answer.text()
}

/** Without the service around it. */
const answerOf = async (served: GuardedCall, { query, body }: Example, caller: Caller) => {
  const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
  const answer = await wholeAnswer(served.method === 'GET' ? served.respond(parameters, caller) : served.respond(body, caller, parameters))
  if (!('values' in answer)) return answer
  const sent = served.answer.isBody ? { code: 0, ...(answer.values as object) } : { code: 0, data: answer.values } // the body of an answer is an object
  return JSON.stringify(sent, (_, value: unknown) => (typeof value === 'number' ? withoutNoise(value) : value))
}

const siteOf = (key: string) => {
  const site = service.sites.current().find((one) => one.key === key)
  if (!site) throw new Error(`no site ${key}`)
  return site
}

test('every kept answer, asked for twice by several', async () => {
  const cachedCalls = service.calls.filter(({ asOf, file }) => asOf && !file)
  expect(cachedCalls.length).toBeGreaterThan(50)
  for (const served of scaledPart(cachedCalls, 15)) {
    const example = exampleOf(served)
    const first: string[] = []
    for (const caller of callers) first.push(await sentFor(served, example, caller))
    for (const [place, [locale, key]] of callers.entries()) {
      const again = await sentFor(served, example, [locale, key])
      const name = `${served.service}/${served.call} in ${locale} on ${key}`
      const expected = await answerOf(served, example, { locale, site: siteOf(key) })
      expect({ name, first: first[place], again }).toEqual({ name, first: expected, again: expected })
    }
  }
})
