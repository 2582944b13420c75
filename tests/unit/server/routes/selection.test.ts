import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure, success } from '../../../../contract/errors.ts'
import { calculation, checkAnswer, explanation } from '../../../../contract/selection.ts'
import { calculators as registered } from '../../../../schemas/registry.ts'
import { createRealService, type RealService } from '../support/real-service.ts'

let service: RealService
beforeAll(async () => {
  service = await createRealService()
})
afterAll(() => service.close())

const screw = {
  AssemblyMethod: 'horizontal',
  W: '80',
  Speed: '1000',
  Acceleration: '6.667',
  Stroke: '1000',
  UsePrecision: 'C7',
  FixedMethod: 'fixed-supported',
}
const lift = { ED: '33', W: '7500', Speed: '500', Stroke: '300', FixedMethod: 'base-fixed-end-fixed' }
const url = (path: string, query: Record<string, string> | string) =>
  `/YQWorking/api/${path}?${typeof query === 'string' ? query : new URLSearchParams(query)}`

const get = (path: string, query: Record<string, string> | string = {}, headers: Record<string, string> = {}) =>
  service.app.request(url(path, query), { headers: { lang: 'en', ...headers } })
const post = (body: unknown, path = 'BallScrewWorking/Check') =>
  service.app.request(`/YQWorking/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
/** What an issue must say; any text will do where none is given, as long as it is one and not a code. */
const expectIssue = async (answer: Response, issue: { code?: string; path: string; message?: string }) => {
  expect(answer.status).toBe(400)
  const found = (await issuesOf(answer)).find(({ path }) => path === issue.path)
  expect(found).toMatchObject(issue)
  expect(found?.message).toMatch(/ /)
}
const issuesOf = async (answer: Response) => failure.parse(await answer.json()).issues

test('every registered calculator is served', () => {
  expect(service.calculators.map(({ id }) => id)).toEqual(registered.map(({ schema }) => schema.id))
})

test.each(['BallScrewWorking', 'LiftWorking'])('%s answers its init call with the options of its form', async (name) => {
  const answer = await get(`${name}/CalculationInit`)
  const shape = service.calculators.find((one) => one.service === name)?.shapes.init
  expect(shape && success(shape).safeParse(await answer.json()).success).toBe(true)
})

describe('Calculation', () => {
  test('gives models that fit, and the general form of the path gives the same', async () => {
    const answer = await get('BallScrewWorking/Calculation', screw)
    const body = success(calculation).parse(await answer.json())
    expect(body.data.list.length).toBeGreaterThan(0)
    expect(body.data.matched).toBeGreaterThanOrEqual(body.data.list.length)
    const general = await service.app.request(`/api/BallScrewWorking/Calculation?${new URLSearchParams(screw)}`)
    expect(success(calculation).parse(await general.json())).toEqual(body)
  })

  test('no match is an answer with code 0 and an empty list', async () => {
    const body = success(calculation).parse(
      await (await get('BallScrewWorking/Calculation', { ...screw, Speed: '6000', Stroke: '6000' })).json(),
    )
    expect(body.data).toMatchObject({ list: [], matched: 0 })
  })

  test('Count bounds the list, pages of 20 follow each other without gap or repetition', async () => {
    const list = async (more: Record<string, string>) => {
      const body = success(calculation).parse(
        await (await get('BallScrewWorking/Calculation', { ...screw, W: '20', Speed: '100', ...more })).json(),
      )
      return body.data.list.map(({ skuID }) => skuID)
    }
    const all = await list({})
    expect(await list({ Count: '3' })).toEqual(all.slice(0, 3))
    expect(await list({ Page: '1' })).toEqual(all.slice(0, 20))
    expect(await list({ Page: '2' })).toEqual(all.slice(20, 40))
    expect(await list({ Page: '5000' })).toEqual([])
  })

  test('parameters may come in any order', async () => {
    const reversed = Object.fromEntries(Object.entries(screw).toReversed())
    const [one, other] = await Promise.all([get('BallScrewWorking/Calculation', screw), get('BallScrewWorking/Calculation', reversed)])
    expect(await one.text()).toBe(await other.text())
  })

  test('an answer that the caller still has is not sent again', async () => {
    const etag = (await get('LiftWorking/Calculation', lift)).headers.get('etag') ?? ''
    const again = await get('LiftWorking/Calculation', lift, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('LiftWorking/Calculation', lift)).headers.get('cache-control')).toBe('private, no-cache')
  })

  test('HEAD answers like GET without the body', async () => {
    const head = await service.app.request(url('LiftWorking/Calculation', lift), { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })
})

describe('a faulty query', () => {
  const { W: _load, ...withoutLoad } = screw
  test.each([
    ['an unknown parameter', { ...screw, Weight: '1' }, { code: 'unknownParameter', path: 'Weight' }],
    ['Only where it has no meaning', { ...screw, Only: 'passed' }, { code: 'unknownParameter', path: 'Only' }],
    ['a repeated parameter', `${new URLSearchParams(screw)}&W=81`, { code: 'repeatedParameter', path: 'W' }],
    ['a repeated page', `${new URLSearchParams(screw)}&Page=1&Page=2`, { code: 'repeatedParameter', path: 'Page' }],
    ['a missing parameter', withoutLoad, { code: 'missing', path: 'W', message: 'Fill in Load' }],
    ['an empty parameter', { ...screw, W: '' }, { code: 'missing', path: 'W' }],
    ['a word for a number', { ...screw, W: 'heavy' }, { code: 'notANumber', path: 'W' }],
    ['NaN', { ...screw, W: 'NaN' }, { code: 'notANumber', path: 'W' }],
    ['Infinity', { ...screw, W: 'Infinity' }, { code: 'notANumber', path: 'W' }],
    ['a number beyond the largest', { ...screw, W: '1e999' }, { code: 'notANumber', path: 'W' }],
    ['a hexadecimal number', { ...screw, W: '0x10' }, { code: 'notANumber', path: 'W' }],
    ['a decimal comma', { ...screw, W: '1,5' }, { code: 'notANumber', path: 'W' }],
    ['a negative load', { ...screw, W: '-1' }, { path: 'W' }],
    ['a load of nothing', { ...screw, W: '0' }, { path: 'W' }],
    [
      'an unknown option',
      { ...screw, FixedMethod: 'glued' },
      { code: 'notAnOption', path: 'FixedMethod', message: '“glued” is not an option of End supports' },
    ],
    ['an option that is shown but never sent', { ...screw, UsePrecision: 'C7/C10' }, { code: 'notAnOption', path: 'UsePrecision' }],
    ['the name of an object property as option', { ...screw, FixedMethod: 'constructor' }, { code: 'notAnOption', path: 'FixedMethod' }],
    ['a Count beyond the limit', { ...screw, Count: '101' }, { path: 'Count' }],
    ['a Count that is no whole number', { ...screw, Count: '1.5' }, { path: 'Count' }],
    ['page 0', { ...screw, Page: '0' }, { code: 'belowMinimum', path: 'Page' }],
    ['a page that is no number', { ...screw, Page: '1;2' }, { code: 'notANumber', path: 'Page' }],
    ['a page far beyond any catalogue', { ...screw, Page: '999999999' }, { code: 'aboveMaximum', path: 'Page' }],
  ])('with %s is refused with a text for it', async (_what, query, issue) => {
    await expectIssue(await get('BallScrewWorking/Calculation', query), issue)
  })

  test('is told everything that is wrong with it at once', async () => {
    const issues = await issuesOf(await get('LiftWorking/Calculation', { ED: '101', W: 'x', Speed: '0', Extra: '1' }))
    expect(issues.map(({ path }) => path).toSorted()).toEqual(['ED', 'Extra', 'FixedMethod', 'Speed', 'Stroke', 'W'])
  })

  test('is answered in the language of the caller', async () => {
    const messages = await Promise.all(
      ['cn', 'en', 'es', 'ru'].map(
        async (lang) => (await issuesOf(await get('LiftWorking/Calculation', { ...lift, W: 'x' }, { lang })))[0]?.message,
      ),
    )
    expect(new Set(messages).size).toBe(4)
  })

  test('an init call takes no parameters', async () => {
    expect(await issuesOf(await get('LiftWorking/CalculationInit', { useMethod: '1' }))).toMatchObject([
      { code: 'unknownParameter', path: 'useMethod' },
    ])
  })

  test('property names of objects are parameters like any other', async () => {
    const answer = await get('LiftWorking/Calculation', `${new URLSearchParams(lift)}&__proto__=1&constructor=2&hasOwnProperty=3`)
    expect((await issuesOf(answer)).map(({ path }) => path)).toEqual(['__proto__', 'constructor', 'hasOwnProperty'])
  })

  test('script in a value comes back as JSON text only, shortened', async () => {
    const script = `<script>alert(1)</script>${'x'.repeat(5000)}`
    const answer = await get('LiftWorking/Calculation', { ...lift, W: script })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await answer.text()).length).toBeLessThan(1000)
  })

  test('hundreds of faults are answered with the first fifty', async () => {
    const query = new URLSearchParams(Array.from({ length: 400 }, (_, index) => [`p${index}`, '1']))
    expect(await issuesOf(await get('LiftWorking/Calculation', String(query)))).toHaveLength(50)
  })

  test('broken percent signs and control characters are values like any other', async () => {
    for (const text of ['%', '%zz', '%00', '%0d%0aX: y', '%ff', '+', '%F0%9F%94%A9']) {
      const answer = await get('LiftWorking/Calculation', `W=${text}`)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('x')).toBeNull()
    }
  })
})

describe('Explanation', () => {
  const explain = async (more: Record<string, string> = {}) =>
    success(explanation).parse(await (await get('BallScrewWorking/Explanation', { ...screw, ...more })).json()).data

  test('shows every model of the family, and its matches are those of Calculation', async () => {
    const all = await explain()
    expect(all.models).toHaveLength(all.total)
    const found = success(calculation).parse(await (await get('BallScrewWorking/Calculation', screw)).json()).data
    expect(all.matched).toBe(found.matched)
    expect(all.models.filter(({ passed }) => passed).map(({ skuID }) => skuID)).toEqual(found.list.map(({ skuID }) => skuID))
  })

  test('can be narrowed to passed or failed models, and paged; the counts stay those of the whole', async () => {
    const all = await explain()
    const failed = await explain({ Only: 'failed' })
    expect(failed.models).toEqual(all.models.filter(({ passed }) => !passed))
    expect(failed.matched).toBe(all.matched)
    expect((await explain({ Only: 'failed', Page: '2' })).models).toEqual(failed.models.slice(20, 40))
    expect((await explain({ Only: 'passed' })).models).toHaveLength(all.matched)
  })

  test('refuses any other part', async () => {
    expect(await issuesOf(await get('BallScrewWorking/Explanation', { ...screw, Only: 'best' }))).toMatchObject([
      { code: 'notAnOption', path: 'Only' },
    ])
  })

  test('for no match names the nearest models', async () => {
    const none = await explain({ Speed: '6000', Stroke: '6000' })
    expect(none.matched).toBe(0)
    expect(none.nearest.length).toBeGreaterThan(0)
  })
})

describe('Check', () => {
  const example = () =>
    structuredClone(service.calculators[0]?.examples().check) as Record<'inputs' | 'candidate' | 'assumptions', Record<string, unknown>> // made by the service in this shape

  test('sizes the described component as the catalogue model with the same figures', async () => {
    const checked = success(checkAnswer).parse(await (await post(example())).json()).data
    expect(checked.passed).toBe(true)
    const first = success(calculation).parse(await (await get('BallScrewWorking/Calculation', screw)).json()).data.list[0]
    expect(checked).toMatchObject({ utilisation: first?.utilisation, governing: first?.governing })
  })

  test('takes changed assumptions into account', async () => {
    const plain = success(checkAnswer).parse(await (await post(example())).json()).data
    const { name = '', maximum = 0 } = plain.assumptions.find((one) => one.maximum > one.value) ?? {}
    const changed = success(checkAnswer).parse(await (await post({ ...example(), assumptions: { [name]: maximum } })).json()).data
    expect(changed.assumptions.find((one) => one.name === name)?.value).toBe(maximum)
  })

  test('works without assumptions', async () => {
    const { inputs, candidate } = example()
    expect((await post({ inputs, candidate })).status).toBe(200)
  })

  const change = (part: 'inputs' | 'candidate' | 'assumptions', values: Record<string, unknown>) => () => ({
    ...example(),
    [part]: { ...example()[part], ...values },
  })
  test.each([
    ['a missing part', () => ({ inputs: example().inputs }), { code: 'required', path: 'candidate' }],
    ['a part that does not exist', () => ({ ...example(), more: 1 }), { code: 'unknownKey', path: 'more' }],
    ['an array', () => [], { code: 'wrongType', path: 'body' }],
    ['null', () => null, { code: 'wrongType', path: 'body' }],
    ['a number', () => 5, { code: 'wrongType', path: 'body' }],
    ['an unknown input', change('inputs', { weight: 1 }), { code: 'unknownKey', path: 'inputs.weight' }],
    ['text for a number', change('inputs', { load: '80' }), { code: 'wrongType', path: 'inputs.load' }],
    ['an empty input', change('inputs', { load: undefined }), { code: 'missing', path: 'inputs.load', message: 'Fill in Load' }],
    ['a load of nothing', change('inputs', { load: 0 }), { code: 'notAbove', path: 'inputs.load', message: 'Load must be more than 0' }],
    ['an unknown option', change('inputs', { fixing: 'glued' }), { code: 'notAnOption', path: 'inputs.fixing' }],
    ['an unknown figure', change('candidate', { leadInch: 1 }), { code: 'unknownKey', path: 'candidate.leadInch' }],
    ['a missing figure', change('candidate', { leadMm: undefined }), { code: 'required', path: 'candidate.leadMm' }],
    ['a negative figure', change('candidate', { leadMm: -5 }), { code: 'notAbove', path: 'candidate.leadMm' }],
    ['a figure that is null', change('candidate', { leadMm: null }), { code: 'wrongType', path: 'candidate.leadMm' }],
    ['a list for a figure', change('candidate', { leadMm: [5] }), { code: 'wrongType', path: 'candidate.leadMm' }],
    ['an unknown assumption', change('assumptions', { luck: 1 }), { code: 'unknownParameter', path: 'assumptions.luck' }],
    [
      'an assumption beyond its range',
      change('assumptions', { loadFactor: 1e9 }),
      { code: 'aboveMaximum', path: 'assumptions.loadFactor' },
    ],
    ['text for an assumption', change('assumptions', { loadFactor: 'x' }), { code: 'wrongType', path: 'assumptions.loadFactor' }],
    [
      'figures whose results are no numbers',
      change('candidate', { leadMm: 1e308, dynamicLoadRatingN: 1e308 }),
      { code: 'notFinite', path: 'candidate' },
    ],
  ])('%s is refused with a text for it', async (_what, body, issue) => {
    await expectIssue(await post(body()), issue)
  })

  test.each([
    ['nothing', ''],
    ['half an object', '{"inputs":'],
    ['a script', '<script>alert(1)</script>'],
    ['NaN', '{"inputs":NaN}'],
    ['a comma too many', '{"inputs":{},}'],
  ])('%s is no JSON', async (_what, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 40002, message: 'The body of the request is not JSON' })
  })

  test('text that is not UTF-8 is no JSON', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22])
    const answer = await service.app.request('/YQWorking/api/LiftWorking/Check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(await answer.json()).toMatchObject({ code: 40002 })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'a body of type "%s" is refused',
    async (type) => {
      const answer = await service.app.request('/YQWorking/api/LiftWorking/Check', {
        method: 'POST',
        headers: { 'content-type': type, lang: 'en' },
        body: '{}',
      })
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({ code: 41501 })
    },
  )

  test('a body nested thousands deep is refused like any other', async () => {
    expect((await post(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).status).toBe(400)
  })

  test('a prototype in the body changes nothing', async () => {
    const answer = await post('{"__proto__":{"polluted":1},"inputs":{},"candidate":{}}')
    expect(answer.status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('a call is only what its method says', async () => {
    expect((await post('{}', 'BallScrewWorking/Calculation')).status).toBe(404)
    expect((await get('BallScrewWorking/Check')).status).toBe(404)
    expect((await get('BallScrewWorking/Nothing')).status).toBe(404)
  })
})
