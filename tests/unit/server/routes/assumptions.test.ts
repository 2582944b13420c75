import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { explanation } from '../../../../contract/results/selection.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { expectIssue, get, screwQuery } from '../support/ask.ts'
import { queryCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const ask = (call: string, more: Record<string, string> = {}) =>
  get(service, `BallScrewWorking/${call}`, { query: { ...screwQuery, ...more } })
const calculate = async (more?: Record<string, string>) => calculationIn(await ask('Calculation', more))
const explain = async (more?: Record<string, string>) => success(explanation).parse(await (await ask('Explanation', more)).json()).data

test('a changed assumption changes the answer, and the next request without it does not feel it', async () => {
  const before = await calculate()
  const changed = await calculate({ Assumptions: 'requiredLife:200000' })
  expect(changed.assumptions?.find(({ name }) => name === 'requiredLife')).toMatchObject({ value: 200_000, default: 20_000 })
  expect(changed.matched).toBeLessThan(before.matched)
  expect(await calculate()).toEqual(before)
})

test('Calculation and Explanation rest on the same assumptions', async () => {
  const more = { Assumptions: 'requiredLife:200000;staticSafetyLimit:4' }
  const [found, why] = await Promise.all([calculate(more), explain(more)])
  expect(why.matched).toBe(found.matched)
  expect(why.assumptions).toEqual(found.assumptions)
  expect(why.models.filter(({ passed }) => passed).map(({ skuID }) => skuID)).toEqual(found.list.map(({ skuID }) => skuID))
})

test('every calculator takes them, also the one that answers in a form of its own', async () => {
  for (const { service: name, example } of queryCallsOf(service, 'calculation')) {
    const query = example()
    const { assumptions: [first] = [] } = await calculationIn(await get(service, `${name}/Calculation`, { query }))
    expect(first).toBeDefined()
    const again = await get(service, `${name}/Calculation`, { query: { ...query, Assumptions: `${first?.name}:${first?.maximum}` } })
    expect(again.status).toBe(200)
    const changed = await calculationIn(again)
    expect(changed.assumptions?.[0]).toMatchObject({ name: first?.name, value: first?.maximum })
  }
})

const refused: readonly (readonly [string, string, Parameters<typeof expectIssue>[1]])[] = [
  ['an unknown name', 'luck:1', { code: 'unknownParameter', path: 'assumptions.luck' }],
  ['a value out of range', 'loadFactor:99', { code: 'aboveMaximum', path: 'assumptions.loadFactor' }],
  ['text that is no list', 'loadFactor', { code: 'wrongType', path: 'Assumptions' }],
  ['a word for a number', 'loadFactor:x', { code: 'notANumber', path: 'assumptions.loadFactor' }],
]

test.each(refused.flatMap((one) => (['Calculation', 'Explanation'] as const).map((call) => [...one, call] as const)))(
  '%s (%s) is refused with a text for it',
  async (_what, text, issue, call) => {
    await expectIssue(await ask(call, { Assumptions: text }), issue)
  },
)

test('given twice, they are refused', async () => {
  const query = `${new URLSearchParams(screwQuery)}&Assumptions=loadFactor:1&Assumptions=loadFactor:2`
  await expectIssue(await get(service, 'BallScrewWorking/Calculation', { query }), { code: 'repeatedParameter', path: 'Assumptions' })
})
