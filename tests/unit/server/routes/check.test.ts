import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { checkAnswer } from '../../../../contract/results/selection.ts'
import { modules } from '../../../reference/by-hand/modules.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { expectIssue, get, post, screwQuery } from '../support/ask.ts'
import { bodyCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

type Body = Record<'inputs' | 'candidate' | 'assumptions', Record<string, unknown>>

// The example was made by the service in this shape.
const example = () => structuredClone(bodyCallsOf(service, 'check')[0]?.body.example()) as Body

test('sizes the described component as the catalogue model with the same figures', async () => {
  const checked = success(checkAnswer).parse(await (await post(service, example())).json()).data
  expect(checked.passed).toBe(true)
  const {
    list: [first],
  } = await calculationIn(await get(service, 'BallScrewWorking/Calculation', { query: screwQuery }))
  expect(checked).toMatchObject({ utilisation: first?.utilisation, governing: first?.governing })
})

test('takes changed assumptions into account', async () => {
  const plain = success(checkAnswer).parse(await (await post(service, example())).json()).data
  const { name = '', maximum = 0 } = plain.assumptions.find((one) => one.maximum > one.value) ?? {}
  const changed = success(checkAnswer).parse(await (await post(service, { ...example(), assumptions: { [name]: maximum } })).json()).data
  expect(changed.assumptions.find((one) => one.name === name)?.value).toBe(maximum)
})

test('works without assumptions', async () => {
  const { inputs, candidate } = example()
  expect((await post(service, { inputs, candidate })).status).toBe(200)
})

test('refuses an input that the form does not show beside the others, unless it is the default', async () => {
  // What is asked is described in this shape.
  const requested = modules.find(({ path }) => path === 'ModuleLinear/Check')?.requested as Body
  const checked = (waitingTime: number) =>
    post(service, { ...requested, inputs: { ...requested.inputs, motion: 'maxSpeed', waitingTime } }, 'ModuleLinear/Check')
  expect((await checked(0)).status).toBe(200)
  await expectIssue(await checked(0.9), { code: 'notSent', path: 'inputs.waitingTime' })
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
  ['an empty input', change('inputs', { load: undefined }), { code: 'missing', path: 'inputs.load', message: 'Please enter Load' }],
  ['a load of nothing', change('inputs', { load: 0 }), { code: 'notAbove', path: 'inputs.load', message: 'Load must be greater than 0' }],
  ['an unknown option', change('inputs', { fixing: 'glued' }), { code: 'notAnOption', path: 'inputs.fixing' }],
  ['an unknown figure', change('candidate', { leadInch: 1 }), { code: 'unknownKey', path: 'candidate.leadInch' }],
  ['a missing figure', change('candidate', { leadMm: undefined }), { code: 'required', path: 'candidate.leadMm' }],
  ['a negative figure', change('candidate', { leadMm: -5 }), { code: 'notAbove', path: 'candidate.leadMm' }],
  ['a figure that is null', change('candidate', { leadMm: null }), { code: 'wrongType', path: 'candidate.leadMm' }],
  ['a list for a figure', change('candidate', { leadMm: [5] }), { code: 'wrongType', path: 'candidate.leadMm' }],
  ['an unknown assumption', change('assumptions', { luck: 1 }), { code: 'unknownParameter', path: 'assumptions.luck' }],
  ['an assumption beyond its range', change('assumptions', { loadFactor: 1e9 }), { code: 'aboveMaximum', path: 'assumptions.loadFactor' }],
  ['text for an assumption', change('assumptions', { loadFactor: 'x' }), { code: 'wrongType', path: 'assumptions.loadFactor' }],
  [
    'figures whose results are no numbers',
    change('candidate', { leadMm: 1e308, dynamicLoadRatingN: 1e308, staticLoadRatingN: 1e308 }),
    { code: 'notFinite', path: 'candidate' },
  ],
  [
    'lengths by grade whose keys are no µm',
    change('candidate', { lengthByGrade: { C5: 1000 } }),
    {
      code: 'wrongForm',
      path: 'candidate.lengthByGrade.C5',
      message: '“candidate.lengthByGrade.C5” must have the form {"52": 3000} (µm: mm)',
    },
  ],
  [
    'a component whose figures contradict one another',
    change('candidate', { staticLoadRatingN: 1 }),
    { code: 'figuresContradict', path: 'candidate.staticLoadRatingN' },
  ],
])('%s is refused with a text for it', async (_what, body, issue) => {
  await expectIssue(await post(service, body()), issue)
})

test.each([
  ['nothing', ''],
  ['half an object', '{"inputs":'],
  ['a script', '<script>alert(1)</script>'],
  ['NaN', '{"inputs":NaN}'],
  ['a comma too many', '{"inputs":{},}'],
])('%s is no JSON', async (_what, body) => {
  const answer = await post(service, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 40002, message: 'The request body is not valid JSON' })
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
  expect((await post(service, `${'['.repeat(20_000)}${']'.repeat(20_000)}`)).status).toBe(400)
})

test('a prototype in the body changes nothing', async () => {
  const answer = await post(service, '{"__proto__":{"polluted":1},"inputs":{},"candidate":{}}')
  expect(answer.status).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a call is only what its method says', async () => {
  expect((await post(service, '{}', 'BallScrewWorking/Calculation')).status).toBe(405)
  expect((await get(service, 'BallScrewWorking/Check')).status).toBe(405)
  expect((await get(service, 'BallScrewWorking/Nothing')).status).toBe(404)
})
