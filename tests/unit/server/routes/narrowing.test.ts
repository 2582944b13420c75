/** Lists narrowed by the calls themselves, over the shipped catalogue. */
import { describe, expect, test } from 'vitest'
import { facetNames, type Narrowing, narrowingQuery } from '../../../../contract/results/narrowing.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { expectIssue, get, post, screwQuery } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { rotaryPath } from '../support/rotary-calls.ts'

const service = await sharedService()

type Ask = (narrowing: Narrowing) => Promise<Response>

const posted =
  (path: string, body: object): Ask =>
  async (narrowing) =>
    post(service, { ...body, narrowing }, path)

const calls: readonly (readonly [name: string, ask: Ask])[] = [
  [
    'ball screws',
    async (narrowing) => get(service, 'BallScrewWorking/Calculation', { query: { ...screwQuery, ...narrowingQuery(narrowing) } }),
  ],
  ['reducers for three-phase motors', posted(reducerCalls.threePhase, { motorPower: within(1.5), n2: within(45) })],
  ['reducers by torque', posted(reducerCalls.manual, { t2: within(100) })],
  ['rotary platforms', posted(`${rotaryPath}/WorkingSecond`, { parmentDto: exampleDemand })],
]

describe.each(calls)('a list of %s', (_name, ask) => {
  test('holds nothing of a demonstration series beside something else, and all of them on demand', async () => {
    const [usual, all] = [await calculationIn(await ask({})), await calculationIn(await ask({ demonstration: true }))]
    const isDemo = ({ basis }: { basis: string }) => basis === 'demo'
    const hidden = usual.narrowable?.hiddenDemonstration ?? NaN
    expect(all.narrowable?.hiddenDemonstration).toBe(0)
    expect(usual.matched + hidden).toBe(all.matched)
    expect(hidden > 0 && usual.list.some(isDemo)).toBe(false)
    expect(usual.list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('holds the models of one value, as many as were counted', async () => {
    const all = await calculationIn(await ask({ demonstration: true }))
    for (const facet of facetNames) {
      for (const { value, count } of all.narrowable?.[facet] ?? []) {
        const narrowed = await calculationIn(await ask({ [facet]: [value], demonstration: true }))
        expect([facet, value, narrowed.matched]).toEqual([facet, value, count])
        // Of a pair, the card speaks for the motor, too.
        expect(facet === 'basis' || narrowed.list.every((card) => card[facet] === value)).toBe(true)
        expect(narrowed.total).toBe(all.total)
      }
    }
  })
})

test('what is no narrowing is refused', async () => {
  const manual = (narrowing: unknown) => post(service, { t2: within(100), narrowing }, reducerCalls.manual)
  await expectIssue(await manual({ colour: ['red'] }), { code: 'unknownKey', path: 'narrowing.colour' })
  await expectIssue(await manual({ maker: 'THK' }), { code: 'wrongType', path: 'narrowing.maker' })
})

test('rotary platforms show their demonstration series as long as no published one is fully known (docs/decisions/wire.md)', async () => {
  const { list, notKnown } = await calculationIn(await post(service, { parmentDto: exampleDemand }, `${rotaryPath}/WorkingSecond`))
  expect(list.filter(({ basis }) => basis === 'published')).toEqual([])
  expect(notKnown?.list.some(({ basis }) => basis === 'published')).toBe(true)
})
