import { describe, expect, test } from 'vitest'
import { customMotorOf } from '../support/custom-motor-of.ts'
import { sharedService } from '../support/real-service.ts'
import { rotaryCalls, withValues } from '../support/rotary-calls.ts'

const service = await sharedService()
const calls = rotaryCalls(service)
const workingData = await calls.demandOf('disc')

const failingOf = ({ checks }: { checks: readonly { name: string; passed: boolean }[] } | undefined = { checks: [] }) =>
  checks.filter(({ passed }) => !passed).map(({ name }) => name)

describe('reasons', () => {
  test('of a list: its platforms with every check and value, as the cards say', async () => {
    const { models, matched, nearest } = await calls.explain({ parameters: { workingData, size: 300 } })
    const { list, count } = await calls.servo({ workingData })
    expect(nearest).toEqual([])
    expect(matched).toBe(count)
    expect(models.map(({ skuID, motorSku, utilisation, governing }) => [skuID, motorSku, utilisation, governing])).toEqual(
      list.map(({ skuID, motorSku, utilisation, governing }) => [skuID, motorSku, utilisation, governing]),
    )
    expect(models.every(({ passed, values }) => passed && values.length > 0)).toBe(true)
    const second = await calls.explain({ parameters: { workingData, page: 2, size: 5 } })
    expect(second.models).toEqual(models.slice(5, 10))
  })

  test('of one pair: 100 W at I = 10 fails for its inertia alone, 400 W at I = 30 fits', async () => {
    const named = async (skuID: string, motorSku: string) => (await calls.explain({ parameters: { workingData }, skuID, motorSku })).models
    const [small] = await named('HP85-10', 'SGM7J-01A')
    expect(small).toMatchObject({ passed: false, governing: 'inertiaRatio' })
    expect(failingOf(small)).toEqual(['inertiaRatio'])
    const [fitting] = await named('HL85-30', 'SGM7J-04A')
    expect(fitting).toMatchObject({ skuID: 'HL85-30', motorSku: 'SGM7J-04A', passed: true })
    expect(fitting?.checks.find(({ name }) => name === 'inertiaRatio')?.required.toFixed(1)).toBe('5.2')
    // The same, with the motor in the parameters.
    const parameters = { workingData, sku: 'SGM7J-04A' }
    expect((await calls.explain({ parameters, skuID: 'HL85-30' })).models).toEqual([fitting])
    expect((await calls.explain({ parameters, skuID: 'HL85-30', motorSku: 'SGM7J-04A' })).models).toEqual([fitting])
  })

  test('of a platform by itself, and with a described motor', async () => {
    const [alone] = (await calls.explain({ parameters: { workingData }, skuID: 'HL85-30' })).models
    expect(alone?.checks.map(({ name }) => name)).not.toContain('motorSpeed')
    const { stlMotor } = customMotorOf('SGM7J-04A')
    const { models, assumptions } = await calls.explain({ parameters: { workingData, stlMotor }, skuID: 'HL85-30' })
    expect(models[0]?.checks.map(({ name }) => name)).toContain('motorSpeed')
    expect(assumptions.map(({ name }) => name)).toContain('peakTorqueFactor')
  })

  test('what does not fit: each platform once, the nearest first, with what it fails', async () => {
    const { models, rejected, matched, total } = await calls.explain({ parameters: { workingData }, only: 'failed' })
    const { notKnown } = await calls.servo({ workingData })
    expect([rejected, models.length]).toEqual([total - matched, total - matched])
    const unknown = models.filter(({ verdict }) => verdict === 'notKnown')
    const failed = models.slice(unknown.length)
    expect(unknown).toHaveLength(notKnown?.matched ?? 0)
    expect(new Set(models.map(({ skuID }) => skuID)).size).toBe(models.length)
    expect(failed.every((model) => model.verdict === 'failed' && failingOf(model).length > 0)).toBe(true)
    const order = failed.map(({ utilisation, skuID }) => [utilisation, skuID] as const)
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a - b)))
    const matching = new Set((await calls.servo({ workingData })).list.map(({ skuID }) => skuID))
    expect(models.filter(({ skuID }) => matching.has(skuID))).toEqual([])
  })

  test('what does not fit: only what the choices admit, with the motor of the request', async () => {
    const parameters = { workingData, sku: 'SGM7J-04A', i: 10 }
    const { models, rejected } = await calls.explain({ parameters, only: 'failed' })
    expect(rejected).toBeGreaterThan(0)
    expect(models.every(({ motorSku }) => motorSku === 'SGM7J-04A')).toBe(true)
    expect(models.every(({ skuID }) => skuID.endsWith('-10'))).toBe(true)
  })

  test('a changed assumption lets more in', async () => {
    const parameters = { workingData, sku: 'SGM7J-01A' }
    const before = await calls.explain({ parameters })
    const after = await calls.explain({ parameters, assumptions: { inertiaRatioLimit: 100 } })
    expect(after.matched).toBeGreaterThan(before.matched)
    expect(after.assumptions.find(({ name }) => name === 'inertiaRatioLimit')).toMatchObject({ value: 100, default: 10 })
  })

  test('where only the ratio is at fault: the nearest one, and it helps', async () => {
    const { nearest, matched } = await calls.explain({ parameters: { workingData, i: 25 } })
    expect(matched).toBe(0)
    expect(nearest[0]).toMatchObject({ failing: ['chosenRatio'], fixes: [{ parameter: 'i', from: 25, to: 30, unit: '', exact: true }] })
    expect((await calls.second({ parmentDto: workingData, i: 30 })).workingList[0]?.skuID).toBe(nearest[0]?.skuID)
  })

  test('where only the motor is at fault: a pair with another one', async () => {
    const { nearest } = await calls.explain({ parameters: { workingData, sku: 'SGM7J-01A', i: 30 } })
    const motor = nearest.find(({ failing }) => failing[0] === 'chosenMotor')
    expect(motor).toMatchObject({ fixes: [] })
    const { list } = await calls.servo({ workingData, i: 30, sku: motor?.motorSku })
    expect(list.map(({ skuID }) => skuID)).toContain(motor?.skuID)
    // I = 100 helps this motor.
    expect(nearest[0]).toMatchObject({ failing: ['chosenRatio'], motorSku: 'SGM7J-01A', fixes: [{ to: 100 }] })
  })

  test('where a load is too much: how much less would do, and it does', async () => {
    const heavy = withValues(workingData, { axialLoad: 100_000 })
    const { nearest } = await calls.explain({ parameters: { workingData: heavy } })
    const [{ skuID, failing, fixes } = { skuID: '', failing: [], fixes: [] }] = nearest
    expect([failing, fixes.map(({ parameter, from, unit }) => [parameter, from, unit])]).toEqual([
      ['axialLoad'],
      [['axialLoad', 100_000, 'N']],
    ])
    const lighter = withValues(workingData, { axialLoad: fixes[0]?.to ?? 0 })
    expect((await calls.servo({ workingData: lighter })).list.map((card) => card.skuID)).toContain(skuID)
  })

  test('where nothing fits at all: the platforms that miss by least, with what they fail', async () => {
    const { nearest } = await calls.explain({ parameters: { workingData: withValues(workingData, { requiredTorque: 1e6 }) } })
    expect(nearest).toHaveLength(5)
    for (const { failing } of nearest) expect(failing).toContain('platformTorque')
  })

  test('a demand that overflows is refused rather than answered with gaps', async () => {
    const extreme = withValues(workingData, { totalInertia: 0, accelerationTorque: 5e-324, frictionTorque: 0, requiredTorque: 1e18 })
    const answer = await calls.ask('Explanation', { parameters: { workingData: extreme }, only: 'failed' })
    expect(answer.status).toBe(400)
  })
})

test('a platform that cannot be judged: in a list of its own, and said alike by name and for its figures', async () => {
  const { notKnown, list } = await calls.servo({ workingData })
  expect(list.every(({ notKnown: missing }) => missing === undefined)).toBe(true)
  const cards = notKnown?.list ?? []
  expect(cards.length).toBe(Math.min(20, notKnown?.matched ?? 0))
  expect(cards.length).toBeGreaterThan(0)
  for (const { skuID, motorSku, notKnown: missing, candidate } of cards) {
    expect(missing?.length).toBeGreaterThan(0)
    const { models } = await calls.explain({ parameters: { workingData }, skuID, motorSku })
    expect(models.map(({ verdict, passed, notKnown: named }) => [verdict, passed, named])).toEqual([['notKnown', false, missing]])
    expect(await calls.check({ parameters: { workingData }, candidate })).toMatchObject({ verdict: 'notKnown', notKnown: missing })
  }
})

test('a demand whose parts are more than their sum never finds more: the sum counts', async () => {
  const found = async (values: Readonly<Record<string, number>>) =>
    (await calls.servo({ workingData: withValues(workingData, values) })).list.map(({ skuID, motorSku }) => `${skuID} ${motorSku}`)
  const usual = await found({ requiredTorque: 3.3955 + 0.127 })
  for (const requiredTorque of [0, 1, 3]) expect(await found({ requiredTorque })).toEqual(usual)
  expect(usual).toEqual(expect.arrayContaining(await found({ requiredTorque: 0, gravityTorque: 30 })))
})

describe('a described platform', () => {
  test('is sized as the card with the same figures', async () => {
    for (const card of (await calls.second({ parmentDto: workingData })).workingList.slice(0, 20)) {
      const answer = await calls.check({ parameters: { workingData }, candidate: card.candidate })
      expect(answer).toMatchObject({ passed: true, utilisation: card.utilisation, governing: card.governing, warnings: card.warnings })
    }
  })

  test('with a described motor rests on its peak torque', async () => {
    const { stlMotor } = customMotorOf('SGM7J-04A')
    // Nothing is accelerated: the rotor, whose inertia is not known, takes no torque.
    const steady = withValues(workingData, { angularAcceleration: 0, accelerationTorque: 0 })
    const [card] = (await calls.servo({ stlMotor, workingData: steady })).notKnown?.list ?? []
    const body = { parameters: { workingData: steady }, candidate: card?.candidate }
    const usedOf = async (peakTorqueFactor: number) => {
      const { checks } = await calls.check({ ...body, assumptions: { peakTorqueFactor } })
      return checks.find(({ name }) => name === 'motorPeakTorque')?.utilisation ?? 0
    }
    expect(await usedOf(2)).toBeCloseTo((await usedOf(1)) / 2, 9)
  })
})
