/** Lists of gear units as they are given out: what stands first, and what the counts beside the options tell of them. */
import { describe, expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { reducerCalculation } from '../../../../families/reducer/wire/calls.ts'
import { post } from '../support/ask.ts'
import { reducerCalls, within } from '../support/reducer-calls.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const ask = async (mode: 'threePhase' | 'manual', body: unknown) =>
  success(reducerCalculation).parse(await (await post(service, body, reducerCalls[mode])).json()).data
const threePhase = (body: unknown) => ask('threePhase', body)
const defaults = { motorPower: within(1.5), n2: within(45) }
const everything = { narrowing: { demonstration: true } } as const

describe('the first of a list keeps 5 % of its limits in hand', () => {
  test.each([
    ['threePhase', { motorPower: within(1.5), n2: within(45) }],
    ['manual', { t2: within(380, 0, 100), i: within(20) }],
    ['manual', { t2: within(60, 0, 100), i: within(10) }],
  ] as const)('%s %j', async (mode, body) => {
    const { list } = await ask(mode, body)
    const [first] = list
    expect(first?.isDefault).toBe(true)
    expect(first?.utilisation).toBeLessThanOrEqual(0.95)
    expect(list.map(({ isDefault }) => isDefault).filter(Boolean)).toHaveLength(1)
  })
})

test('beside each option stands how many a list with it alone will count, demonstration series left out where others fit', async () => {
  const { count, gearTypeList } = await threePhase(defaults)
  for (const { value, count: expected } of gearTypeList) {
    expect([value, (await threePhase({ ...defaults, gearTypes: [value] })).count]).toEqual([value, expected])
    expect(expected).toBeLessThanOrEqual((await threePhase({ ...defaults, gearTypes: [value], ...everything })).count)
  }
  expect(count).toBeGreaterThan(0)
})
