/** Calculators in the folder of a site: what a caller of the running service sees of a file that is put there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, createCalculatorService, createElsewhere, json } from './calculator-service.ts'
import { hoistAnswers, hoistDocument, screwDocument } from './hoist-document.ts'

type Service = Awaited<ReturnType<typeof createCalculatorService>>
let elsewhere: Awaited<ReturnType<typeof createElsewhere>>
let service: Service

const answerRightly = () =>
  elsewhere.answers((request, response) =>
    json(request.url?.includes('Ropes') ? hoistAnswers.ropes : hoistAnswers.found)(request, response),
  )

beforeAll(async () => {
  elsewhere = await createElsewhere()
  answerRightly()
  service = await createCalculatorService(
    { '9001-hoist.json': hoistDocument(elsewhere.origin), '9002-own-screw.json': screwDocument(), '9003-bad.json': '{ "schema": ' },
    { privateCalculatorHosts: [elsewhere.origin] },
  )
})
afterAll(async () => {
  elsewhere.close()
  await service.close()
})

const listed = async (lang = 'en', site = 'linea') => {
  const { data } = await service.ask('/api/Calculators/List', { lang, 'site-key': site })
  // The shape is that of the contract.
  return (data as { id: number; className: string; ofSite: boolean; languages: string[] }[]).filter(({ ofSite }) => ofSite)
}

describe('a file that is there at the start', { tags: ['deep'] }, () => {
  it('is served where it is sound; a bad one is told with its place and takes nobody down', async () => {
    expect((await listed()).map(({ id, className }) => [id, className])).toEqual([
      [9001, 'Rope hoist'],
      [9002, 'Husillo propio'],
    ])
    expect(service.logLines()).toEqual([expect.stringMatching(/^9003-bad\.json:1:\d+ error syntax /)])
    expect(service.siteCalculators.findingsOf({ key: 'linea' })).toHaveLength(1)
  })

  it('is of its own site alone', async () => {
    expect(await listed('en', 'default')).toEqual([])
    expect(await service.ask('/api/9001/Calculation', { 'site-key': 'default' })).toMatchObject({ status: 404, code: 40402 })
  })

  it('is given as a document with the texts that it has, and with what says whether it has changed', async () => {
    const { data, etag } = await service.ask('/api/Calculators/Document?id=9001', { lang: 'ru' })
    expect(data).toMatchObject({ language: 'en', texts: { load: { label: 'Load' } } })
    expect(JSON.stringify(data)).not.toContain(elsewhere.origin)
    expect(data).toMatchObject({ schema: { request: { get: '9001/Calculation' }, init: { get: '9001/CalculationInit' } } })
    const again = await service.app.request('/api/Calculators/Document?id=9001', {
      headers: { 'site-key': 'linea', lang: 'ru', 'if-none-match': etag ?? '' },
    })
    expect(again.status).toBe(304)
    expect(await service.ask('/api/Calculators/Document?id=77')).toMatchObject({ status: 404, code: 40402 })
    expect((await service.ask('/api/Calculators/Document?id=30')).data).toMatchObject({ schema: { id: 30, name: 'ballScrew' } })
  })

  it('stands in the reference of its site, in its own words, and in no other', { tags: ['deep'] }, async () => {
    const reference = async (site: string) => {
      const answer = await service.app.request('/openapi.json', { headers: { 'site-key': site, lang: 'en' } })
      return (await answer.json()) as { paths: Record<string, Record<string, { parameters: { name: string; description: string }[] }>> } // OpenAPI
    }
    const { paths } = await reference('linea')
    const { parameters } = paths['/YQWorking/api/9001/Calculation']?.['get'] ?? { parameters: [] }
    expect(parameters.slice(0, 3).map(({ name, description }) => `${name}: ${description}`)).toEqual([
      'Force: Force on the rope [kN]',
      'Lift: Lift [m]',
      'Rope: Rope',
    ])
    expect(
      Object.keys(paths)
        .filter((path) => path.includes('/9002/'))
        .map((path) => path.split('/').at(-1)),
    ).toEqual(['Calculation', 'Explanation', 'Check'])
    expect(Object.keys((await reference('default')).paths).filter((path) => path.includes('/900'))).toEqual([])
  })
})

describe('a calculator that our own family answers', () => {
  it('gives what the shipped one gives for the same request', async () => {
    const query = new URLSearchParams(screwDocument().examples.cases[0]?.request)
    const own = await service.ask(`/api/9002/Calculation?${query}`)
    const shipped = await service.ask(`/YQWorking/api/BallScrewWorking/Calculation?${query}`)
    expect(own.code).toBe(0)
    expect(own.data).toEqual(shipped.data)
    expect((await service.ask(`/YQWorking/api/9002/Explanation?${query}`)).code).toBe(0)
  })

  it('says what is wrong in its own words', async () => {
    const { issues } = await service.ask('/api/9002/Calculation?W=x')
    expect(issues?.map(({ message }) => message).join()).toContain('x')
  })
})

/** Answers that cannot be shown, with the code of what is said. */
const faulty: readonly (readonly [what: string, code: number, answer: Answering])[] = [
  ['leads elsewhere', 50202, (_, response) => response.writeHead(302, { location: '/Hoist/Ropes' }).end()],
  ['is no JSON', 50202, (_, response) => response.end('<html>')],
  ['has another shape', 50202, json({ code: 0, data: [{ skuName: 'x' }], matched: 1, total: 1, catalogueVersion: '1' })],
  ['is larger than it may be', 50202, (_, response) => response.end(`"${'x'.repeat(1_100_000)}"`)],
  ['is a refusal', 42205, json({ code: 7, message: 'no' })],
  ['is a failure', 50201, (_, response) => response.writeHead(500).end()],
  ['breaks off', 50201, (request) => request.destroy()],
]

describe('a calculator that a service elsewhere answers', () => {
  const right = '/api/9001/Calculation?Force=19.6&Lift=4&Rope=steel'

  it('is asked there with what its plan allows, and nothing but the documented shape comes back', async () => {
    elsewhere.requests.length = 0
    const init = await service.ask('/api/9001/CalculationInit')
    expect(init.data).toEqual({
      ropes: [
        { value: 'steel', strands: 6 },
        { value: 'textile', strands: 1 },
      ],
      longestLift: 30,
    })
    const answer = await service.ask(right)
    expect(answer).toMatchObject({ code: 0, matched: 1, data: [{ skuName: 'Hoist 1' }] })
    expect(JSON.stringify(answer)).not.toContain('not passed on')
    expect(elsewhere.requests.at(-1)).toBe('GET /Hoist/Find?Force=19.6&Lift=4&Rope=steel')
  })

  it.each([
    ['a rope that it does not offer', '/api/9001/Calculation?Force=19.6&Lift=4&Rope=chain'],
    ['more than its bounds allow', '/api/9001/Calculation?Force=19.6&Lift=31&Rope=steel'],
    ['a parameter that it does not have', `${right}&Page=2`],
  ])('refuses %s before anybody else is asked', async (_, address) => {
    await service.ask('/api/9001/CalculationInit')
    elsewhere.requests.length = 0
    expect(await service.ask(address)).toMatchObject({ status: 400, code: 40001 })
    expect(elsewhere.requests).toEqual([])
  })

  it.each(faulty)('says it in one message where the answer %s', async (_, code, answer) => {
    await service.ask('/api/9001/CalculationInit')
    elsewhere.answers(answer)
    elsewhere.requests.length = 0
    const failed = await service.ask(right, { lang: 'es' })
    answerRightly()
    expect(failed.code).toBe(code)
    expect(failed.message).toMatch(/^El servicio externo de esta calculadora/)
    expect(elsewhere.requests).toHaveLength(1)
  })
})

describe('a file that changes while the service runs', () => {
  it('is taken over; a bad change leaves the last good one, and the others as they are', async () => {
    service.logLines()
    const changed = screwDocument()
    service.put('9002-own-screw.json', { ...changed, texts: { en: { ...changed.texts.es, class: { name: 'Own screw', note: '' } } } })
    expect(await service.siteCalculators.reload()).toBe(true)
    expect((await listed()).map(({ className }) => className)).toEqual(['Rope hoist', 'Own screw'])

    const broken = JSON.stringify({ ...changed, schema: { ...changed.schema, results: { family: 'ballscrew', overlayMs: 0 } } }, null, 2)
    service.put('9002-own-screw.json', broken)
    expect(await service.siteCalculators.reload()).toBe(false)
    expect(service.logLines()).toEqual([
      expect.stringMatching(/^9002-own-screw\.json:\d+:\d+ error unknownFamily results\.family: .* → did you mean 'ball-screw'\?$/),
    ])
    expect((await listed()).map(({ className }) => className)).toEqual(['Rope hoist', 'Own screw'])
    expect(await service.siteCalculators.reload()).toBe(false)
    expect(service.logLines()).toEqual([])

    service.remove('9002-own-screw.json')
    expect(await service.siteCalculators.reload()).toBe(true)
    expect((await listed()).map(({ id }) => id)).toEqual([9001])
    expect(await service.ask('/api/9002/Check')).toMatchObject({ status: 404 })
  })

  it('is refused with an id, a name, a place, a picture, a service or a property that it may not have', async () => {
    service.logLines()
    const document = screwDocument()
    const files: readonly (readonly [name: string, change: object, code: string])[] = [
      ['30-ball-screw.json', { id: 30, name: 'ballScrew' }, 'idTaken'],
      ['9001-own-screw.json', { id: 9001 }, 'idTaken'],
      ['screw.json', { id: 9003 }, 'fileName'],
      ['9004-own-screw.json', { id: 9004, place: undefined }, 'noPlace'],
      ['9005-own-screw.json', { id: 9005, place: { group: 'linaer', drawing: 'BallScrew' } }, 'unknownGroup'],
      ['9006-own-screw.json', { id: 9006, place: { group: 'linear', drawing: 'Ballscrew' } }, 'unknownDrawing'],
      ['9007-own-screw.json', { id: 9007, host: 'https://sizing.example' }, 'hostNotListed'],
      ['9008-own-screw.json', { id: 9008, layuot: [] }, 'unknownProperty'],
    ]
    for (const [name, change] of files) service.put(name, { ...document, schema: { ...document.schema, ...change } })
    await service.siteCalculators.reload()
    const lines = service.logLines()
    for (const [name, , code] of files) {
      expect([name, lines.some((line) => line.startsWith(`${name}:`) && line.includes(` error ${code} `))]).toEqual([name, true])
      service.remove(name)
    }
    expect((await listed()).map(({ id }) => id)).toEqual([9001])
    await service.siteCalculators.reload()
  })

  it('is refused where a language that it has lacks a text, by one line', async () => {
    service.logLines()
    const document = screwDocument()
    service.put('9002-own-screw.json', { ...document, texts: { ...document.texts, en: { class: { name: 'x', note: 'y' } } } })
    await service.siteCalculators.reload()
    expect(service.logLines()).toEqual([expect.stringMatching(/error missingText \d+ texts are missing in en → add /)])
    service.remove('9002-own-screw.json')
    await service.siteCalculators.reload()
  })

  it('stops being asked elsewhere once the site does not allow that any more', async () => {
    await service.allow({})
    await service.sites.reload()
    elsewhere.requests.length = 0
    await service.siteCalculators.reload()
    expect(service.logLines().join()).toContain('hostNotListed')
    expect(await service.ask('/api/9001/Calculation?Force=19.6&Lift=4&Rope=steel')).toMatchObject({ status: 502, code: 50201 })
    expect(elsewhere.requests).toEqual([])
  })
})
