/** Gear units that miss nothing but cannot be judged: a list of their own, and the same verdict wherever they are named. */
import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { reducerCalculation, reducerCheckAnswer, reducerExplanation, servoCalculation } from '../../../../families/reducer/wire/calls.ts'
import { post } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const within = (value: number, lower = -10, upper = 10) => ({ value, lower, upper })
const answerOf = async (call: string, body: unknown): Promise<unknown> => (await post(service, body, `ReducerWorking/${call}`)).json()
const threePhase = async (body: unknown) => success(reducerCalculation).parse(await answerOf('ThreePhaseMotorCalculation', body)).data
const servo = async (body: unknown) => success(servoCalculation).parse(await answerOf('ServoMotorCalculation', body)).data
const explain = async (body: unknown) => success(reducerExplanation).parse(await answerOf('Explanation', body)).data
const checked = async (body: unknown) => success(reducerCheckAnswer).parse(await answerOf('Check', body)).data

test('a gear unit whose maker states no frames is not known: in a list of its own, and said alike by name', async () => {
  const parameters = { motorPower: within(1.5), i: within(7) }
  const { list, notKnown } = await threePhase(parameters)
  expect(list.length).toBeGreaterThan(0)
  expect(notKnown?.matched).toBeGreaterThan(0)
  expect(notKnown?.list.length).toBe(Math.min(20, notKnown?.matched ?? 0))
  const cards = notKnown?.list ?? []
  expect(cards.some(({ maker }) => maker === 'Neugart' || maker === 'Wittenstein alpha')).toBe(true)
  expect(new Set(cards.map(({ skuID }) => skuID)).size).toBe(cards.length)
  for (const card of cards) {
    expect(card.notKnown?.map(({ name }) => name)).toContain('motorFlange')
    const { models } = await explain({ mode: 'threePhase', parameters, skuID: card.skuID, motorSku: card.motorSku })
    expect(models.map(({ verdict, passed, notKnown: missing }) => [verdict, passed, missing])).toEqual([['notKnown', false, card.notKnown]])
    expect((await checked({ mode: 'threePhase', parameters, candidate: card.candidate })).verdict).toBe('notKnown')
  }
})

test('published gear units, whose adapters no source states, are found apart from those that are sized', async () => {
  const { notKnown, list } = await servo({ sku: 'SGM7J-04A', i: within(7) })
  expect(list.length).toBeGreaterThan(0)
  expect(list.every(({ maker, notKnown: missing }) => (maker === 'G+' || maker === 'Demo') && missing === undefined)).toBe(true)
  expect(notKnown?.matched).toBeGreaterThan(0)
  expect((notKnown?.list ?? []).map(({ maker }) => maker)).toContain('Wittenstein alpha')
  const mounting = ['shaftBore', 'motorPilot', 'motorBoltCircle', 'motorScrew', 'hubDepth']
  for (const { notKnown: missing = [] } of notKnown?.list ?? []) {
    // The emergency torque of three units is not printed.
    expect(missing.map(({ name }) => name).filter((name) => name !== 'emergencyTorque')).toEqual(mounting)
  }
})

// SGM7J-04A gives 4.46 N·m at its peak; of G+ no acceleration torque is known, so that T2N stands for it. i 5: 4.46 × 5 / 0.97 = 22.99 N·m while it brakes, below
// T2N 60: no limit. i 10: 4.46 × 10 / 0.97 = 45.98 N·m, above T2N 40: 40 × 0.97 / 44.6 = 87.0 % of the peak is left.
test.each([
  ['GPB060-L1-5', 22.99, 60, 100],
  ['GPB060-L1-10', 40, 40, 87],
] as const)('a unit without acceleration torque limits the drive to its rated torque: %s', async (skuID, required, available, share) => {
  const { models } = await explain({ mode: 'servo', parameters: { sku: 'SGM7J-04A' }, skuID })
  const [model] = models
  const braking = model?.checks.find(({ name }) => name === 'brakingTorque')
  expect(model?.verdict).toBe('passed')
  expect(braking?.required).toBeCloseTo(required, 2)
  expect(braking?.available).toBe(available)
  expect(model?.values?.find(({ name }) => name === 'peakTorqueLimit')?.value).toBeCloseTo(share, 1)
})
