/** The drawings that answers name, as files for any client. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageKey } from '../../../../contract/site/content-calls.ts'
import { failure, success } from '../../../../contract/errors.ts'
import { drawDrawings } from '../../../../scripts/drawings.ts'
import { textFile } from '../../../../server/http/static-files.ts'
import { get } from '../support/ask.ts'
import { queryCallsOf } from '../support/calls-of.ts'
import { createRealService, type RealService } from '../support/real-service.ts'

const hour = 3_600_000
let now = 0
let service: RealService
let drawings: ReadonlyMap<string, string>
beforeAll(async () => {
  drawings = await drawDrawings()
  const files = new Map([...drawings].map(([name, svg]) => [`/drawings/${name}.svg`, textFile(svg, 'image/svg+xml', false)]))
  service = await createRealService({ files, now: () => now })
})
afterAll(() => service.close())

const named: ReadonlySet<string> = new Set(['icon', 'iconUrl', 'logo', 'valuesIcon'])

/** The names of drawings in an answer, however deep. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    named.has(key) ? [inner].flat().filter((name) => typeof name === 'string' && name !== '') : namesIn(inner),
  )
}

const tokenNow = async () => success(imageKey).parse(await (await service.app.request('/api/CompImage/GetKey')).json()).data.t
const ask = (path: string, t?: string) =>
  service.app.request(`/YQImage/${path}${t === undefined ? '' : `?t=${t}`}`, { headers: { lang: 'en' } })
const codeOf = async (answer: Response) => ({ status: answer.status, code: failure.parse(await answer.json()).code })

test('every drawing that an answer names has a picture', async () => {
  const forms = (['init', 'calculation'] as const).flatMap((form) =>
    queryCallsOf(service, form).map((call) => ({ call, query: call.example() })),
  )
  const answers = [
    ...forms.map(({ call, query }) => get(service, `${call.service}/${call.call}`, { query })),
    get(service, 'RotatingPlatformWorking/CalculationInit'),
    ...['/api/121/WorkingScenes', '/api/121/GetLectotypeParams', '/api/2000002/ClassList'].map((path) => service.app.request(path)),
    ...['GetProdWorking', 'GetSeriesRootsPC'].map((call) => service.app.request(`/YQLectotype/api/Prod/${call}`)),
    service.app.request('/api/ProdClass/GetSolution'),
  ]
  const names = new Set((await Promise.all(answers.map(async (answer) => namesIn(await (await answer).json())))).flat())
  expect(names.size).toBeGreaterThan(30)
  expect([...names].filter((name) => !drawings.has(name))).toEqual([])
})

test('they are vector images in themselves, without the style sheet of the pages', () => {
  const isWhole = /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/s
  const leansOnPages = /class=|var\(|<style/
  expect([...drawings].filter(([, svg]) => !isWhole.test(svg) || leansOnPages.test(svg))).toEqual([])
})

test('they are under site key and working id, for at least an hour', async () => {
  const t = await tokenNow()
  const answer = await ask('default/30/ball-screw.svg', t)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await answer.text()).toBe(drawings.get('ball-screw'))
  now += hour
  expect((await ask('default/30/ball-screw.svg', t)).status).toBe(200)
  expect(await tokenNow()).not.toBe(t)
  now += hour
  expect(await codeOf(await ask('default/30/ball-screw.svg', t))).toEqual({ status: 403, code: 40305 })
})

test.each(['nowhere/30/ball-screw.svg', 'default/77/ball-screw.svg', 'default/30/nothing.svg', 'en/30/ball-screw.svg'])(
  '%s leads nowhere',
  async (path) => {
    expect(await codeOf(await ask(path, await tokenNow()))).toEqual({ status: 404, code: 40407 })
  },
)

test('an address without a token is refused', async () => {
  expect(await codeOf(await ask('default/30/ball-screw.svg'))).toEqual({ status: 400, code: 40001 })
})
