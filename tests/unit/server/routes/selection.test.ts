import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { explanation, figureUnits } from '../../../../contract/results/selection.ts'
import { requestCall } from '../../../../engine/index.ts'
import { calculators as registered } from '../../../../schemas/registry.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { get, issuesOf, liftQuery, screwQuery } from '../support/ask.ts'
import { queryCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

test('every registered calculator that asks by a query is served by a family', () => {
  const ids = queryCallsOf(service, 'calculation').flatMap(({ tag }) =>
    typeof tag === 'object' && 'screens' in tag ? tag.screens.map(Number) : [],
  )
  const asking = registered.filter(({ schema }) => requestCall(schema.request).method === 'GET')
  expect(ids.toSorted((a, b) => a - b)).toEqual(asking.map(({ schema }) => schema.id).toSorted((a, b) => a - b))
})

test.each(['BallScrewWorking', 'LiftWorking'])('%s answers its init call with the options of its form', async (name) => {
  const answer = await get(service, `${name}/CalculationInit`)
  const shape = queryCallsOf(service, 'init').find((one) => one.service === name)?.answer.shape
  expect(shape && success(shape).safeParse(await answer.json()).success).toBe(true)
})

test('gives models that fit, and the general form of the path gives the same', async () => {
  const answer = await get(service, 'BallScrewWorking/Calculation', { query: screwQuery })
  const found = await calculationIn(answer)
  expect(found.list.length).toBeGreaterThan(0)
  expect(found.matched).toBeGreaterThanOrEqual(found.list.length)
  const general = await service.app.request(`/api/BallScrewWorking/Calculation?${new URLSearchParams(screwQuery)}`)
  expect(await calculationIn(general)).toEqual(found)
})

test.each([
  ['BallScrewWorking', screwQuery, 'mm/s'],
  ['LiftWorking', liftQuery, 'mm/min'],
])('%s says the units of the figures it gives', async (name, query, speed) => {
  const { units = {}, list } = await calculationIn(await get(service, `${name}/Calculation`, { query }))
  expect(units.maxSpeed).toBe(speed)
  const figures = Object.keys(figureUnits.shape).filter((figure) => list.some((model) => Object.hasOwn(model, figure)))
  expect(figures.length).toBeGreaterThan(0)
  expect(Object.keys(units)).toEqual(expect.arrayContaining(figures))
})

test('no match is an answer with code 0 and an empty list', async () => {
  const query = { ...screwQuery, Speed: '6000', Stroke: '6000' }
  expect(await calculationIn(await get(service, 'BallScrewWorking/Calculation', { query }))).toMatchObject({ list: [], matched: 0 })
})

test('Count bounds the list, pages of 20 follow each other without gap or repetition', async () => {
  const list = async (more: Record<string, string>) => {
    const query = { ...screwQuery, W: '20', Speed: '100', ...more }
    const found = await calculationIn(await get(service, 'BallScrewWorking/Calculation', { query }))
    return found.list.map(({ skuID }) => skuID)
  }
  const all = await list({})
  expect(await list({ Count: '3' })).toEqual(all.slice(0, 3))
  expect(await list({ Page: '1' })).toEqual(all.slice(0, 20))
  expect(await list({ Page: '2' })).toEqual(all.slice(20, 40))
  expect(await list({ Page: '5000' })).toEqual([])
})

test('parameters may come in any order', async () => {
  const reversed = Object.fromEntries(Object.entries(screwQuery).toReversed())
  const [one, other] = await Promise.all([
    get(service, 'BallScrewWorking/Calculation', { query: screwQuery }),
    get(service, 'BallScrewWorking/Calculation', { query: reversed }),
  ])
  expect(await one.text()).toBe(await other.text())
})

test('an answer that the caller still has is not sent again', async () => {
  const etag = (await get(service, 'LiftWorking/Calculation', { query: liftQuery })).headers.get('etag') ?? ''
  const again = await get(service, 'LiftWorking/Calculation', { query: liftQuery, headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await get(service, 'LiftWorking/Calculation', { query: liftQuery })).headers.get('cache-control')).toBe('private, no-cache')
})

test('HEAD answers like GET without the body', async () => {
  const head = await service.app.request(`/YQWorking/api/LiftWorking/Calculation?${new URLSearchParams(liftQuery)}`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})
const explain = async (more: Record<string, string> = {}) =>
  success(explanation).parse(await (await get(service, 'BallScrewWorking/Explanation', { query: { ...screwQuery, ...more } })).json()).data

test('shows every model of the family, and its matches are those of Calculation', async () => {
  const all = await explain()
  expect(all.models).toHaveLength(all.total)
  const found = await calculationIn(await get(service, 'BallScrewWorking/Calculation', { query: screwQuery }))
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

test('can be narrowed to models that are not fully known', async () => {
  const module = { AssemblyMethod: 'horizontal', M: '5', A: '10', B: '20', C: '30', MaxSpeed: '100', Acceleration: '1', Stroke: '100' }
  const explainModule = async (more: Record<string, string> = {}) =>
    success(explanation).parse(await (await get(service, 'ModuleLinear/Explanation', { query: { ...module, ...more } })).json()).data.models
  const open = (await explainModule()).filter(({ verdict }) => verdict === 'notKnown')
  expect(open.length).toBeGreaterThan(0)
  expect(await explainModule({ Only: 'notKnown' })).toEqual(open)
})

test('refuses any other part', async () => {
  expect(await issuesOf(await get(service, 'BallScrewWorking/Explanation', { query: { ...screwQuery, Only: 'best' } }))).toMatchObject([
    { code: 'notAnOption', path: 'Only' },
  ])
})

test('for no match names the nearest models', async () => {
  const none = await explain({ Speed: '6000', Stroke: '6000' })
  expect(none.matched).toBe(0)
  expect(none.nearest.length).toBeGreaterThan(0)
})

const ofHiwin = {
  MotorBrand: 'hiwin',
  Weight: '50',
  AssemblyMethod: 'vertical',
  MaxSpeed: '5',
  Stroke: '200',
  Acceleration: '1',
}

test('for no match the models that other conditions would fit come before those of another brand, and the duty is named with its value', async () => {
  const answer = await get(service, 'ElectricCylinderWorking/Explanation', { query: ofHiwin })
  const { nearest, models } = success(explanation).parse(await answer.json()).data
  const missed = models.map(({ checks }) => checks.flatMap(({ name, passed }) => (passed ? [] : [name])).join())
  expect(missed.filter((names) => names === 'ratedDuty').length).toBeGreaterThan(5)
  expect(nearest.map(({ failing }) => failing)).toEqual(nearest.map(() => ['ratedDuty']))
  expect(nearest[0]?.fixes).toEqual([{ parameter: 'motionShare', from: 100, to: 10, unit: '%', assumption: true, asFarAsKnown: true }])
  const fitting = await get(service, 'ElectricCylinderWorking/Calculation', { query: { ...ofHiwin, Assumptions: 'motionShare:10' } })
  expect((await calculationIn(fitting)).notKnown?.matched).toBeGreaterThan(5)
})

test('the ledger of a cylinder has the reasons that follow from its screw', async () => {
  const answer = await get(service, 'ElectricCylinderWorking/Explanation', { query: ofHiwin })
  const { models } = success(explanation).parse(await answer.json()).data
  const coverageOf = (sku: string) => models.find(({ skuID }) => skuID === sku)?.coverage
  expect(coverageOf('HIWIN-LAM1-1')).toEqual({ wear: 'rollingWear', backDriving: 'backDrivesBeyondHolding' })
  expect(coverageOf('HIWIN-LAM1-1A')).toMatchObject({ wear: 'wearNotStated', fatigue: 'lifeOfSlidingScrew' })
  expect(coverageOf('REXROTH-EMC32-12x5')).toEqual({ wear: 'rollingWear' })
})
