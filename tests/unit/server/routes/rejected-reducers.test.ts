import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { reducerCalculation, reducerExplanation } from '../../../../families/reducer/wire/calls.ts'
import { expectIssue, post } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const within = (value: number, lower = -10, upper = 10) => ({ value, lower, upper })
const defaults = { motorPower: within(1.5), n2: within(45) }
const calculate = async (call: string, body: unknown) =>
  success(reducerCalculation).parse(await (await post(service, body, `ReducerWorking/${call}`)).json()).data
const threePhase = (body: unknown) => calculate('ThreePhaseMotorCalculation', body)
const manual = (body: unknown) => calculate('ManualCalculation', body)
const explain = async (body: unknown) =>
  success(reducerExplanation).parse(await (await post(service, body, 'ReducerWorking/Explanation')).json()).data

/** Demonstration series beside those of makers. */
const everything = { narrowing: { demonstration: true } } as const

test('what does not fit: each gear unit once, the nearest first, with what it fails', async () => {
  const { total, matched, notKnown } = await threePhase({ ...defaults, ...everything })
  const { models, rejected } = await explain({ mode: 'threePhase', parameters: defaults, only: 'failed' })
  expect([rejected, models.length]).toEqual([total - matched, 300])
  expect(new Set(models.map(({ skuID }) => skuID)).size).toBe(models.length)
  expect(models.every(({ passed, motorSku }) => !passed && motorSku !== undefined)).toBe(true)
  const unknown = models.filter(({ verdict }) => verdict === 'notKnown')
  const failed = models.slice(unknown.length)
  expect(unknown).toHaveLength(notKnown?.matched ?? 0)
  expect(failed.every(({ verdict, checks }) => verdict === 'failed' && checks.some((check) => !check.passed))).toBe(true)
  const order = failed.map(({ utilisation, skuID }) => [utilisation, skuID] as const)
  expect(order).toEqual(order.toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a - b)))
  const matching = new Set((await threePhase({ ...defaults, size: 300, ...everything })).list.map(({ skuID }) => skuID))
  expect(models.filter(({ skuID }) => matching.has(skuID))).toEqual([])
})

test('what does not fit: only gear units that the ticked choices admit', async () => {
  const parameters = { t2: within(380, 0, 100), i: within(20), gearTypes: ['worm'] }
  const { count } = await manual({ ...parameters, ...everything })
  const { models, rejected = 0 } = await explain({ mode: 'manual', parameters, only: 'failed' })
  expect(models.length).toBeGreaterThan(0)
  expect(rejected + count).toBe((await manual({ gearTypes: ['worm'], ...everything })).count)
})

test('the reasons of a named pair are not narrowed further', async () => {
  const [card] = (await threePhase(defaults)).list
  const body = { mode: 'threePhase', parameters: defaults, skuID: card?.skuID, motorSku: card?.motorSku, only: 'passed' }
  await expectIssue(await post(service, body, 'ReducerWorking/Explanation'), { code: 'notSent', path: 'only' })
})
