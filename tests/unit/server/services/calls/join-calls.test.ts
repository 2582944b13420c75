import { expect, test } from 'vitest'
import { joinCalls } from '../../../../../server/services/calls/join-calls.ts'
import { calculationIn } from '../../support/calculation-in.ts'
import { get, issuesOf, liftQuery, post } from '../../support/ask.ts'
import { bodyCallsOf, queryCallsOf } from '../../support/calls-of.ts'
import { sharedService } from '../../support/real-service.ts'

const service = await sharedService()

const isLift = ({ service: name }: { readonly service: string }) => name === 'LiftWorking'
const calculations = () => queryCallsOf(service, 'calculation').filter(isLift)
const listOf = async (query: Record<string, string>) => {
  const { list } = await calculationIn(await get(service, 'LiftWorking/Calculation', { query }))
  return list
}

test('the lift and the screw lift answer on the same calls', () => {
  expect(calculations()).toMatchObject([{ tag: { screens: ['300', '3'] } }])
  expect(service.calls.filter(isLift)).toHaveLength(4)
})

test('a request with an assembly structure is one of the screw lift, one without it of the lift, and both are answered', async () => {
  const plain = await listOf(liftQuery)
  const travelling = await listOf({ ...liftQuery, StructAsmCode: '1A' })
  const rotating = await listOf({ ...liftQuery, StructAsmCode: '2A' })
  expect(plain.length).toBeGreaterThan(0)
  expect(travelling.map(({ skuID }) => skuID)).toEqual(plain.map(({ skuID }) => skuID))
  expect(rotating.length).toBeLessThanOrEqual(travelling.length)
})

test('a structure that does not exist is refused by the screw lift, and the lift’s install type does not go with a structure', async () => {
  const wrong = await get(service, 'LiftWorking/Calculation', { query: { ...liftQuery, StructAsmCode: '3C' } })
  expect(await issuesOf(wrong)).toMatchObject([{ path: 'StructAsmCode', code: 'notAnOption' }])
  const both = await get(service, 'LiftWorking/Calculation', { query: { ...liftQuery, StructAsmCode: '1A', InstallType: '2A' } })
  expect(both.status).toBe(400)
})

test('only what both need is required, what one of them has depends on the rest', () => {
  const parameters = calculations().flatMap((call) => call.parameters)
  const found = Object.fromEntries(parameters.map((one) => [one.name, one]))
  expect(found['W']).toMatchObject({ required: true, conditional: false })
  expect(found['StructAsmCode']).toMatchObject({ required: false, conditional: true })
  expect(found['InstallType']).toMatchObject({ required: false, conditional: true })
})

test('a check is read by the calculator whose inputs it has', async () => {
  const [example] = bodyCallsOf(service, 'check')
    .filter(isLift)
    .map((call) => call.body.example())
  expect((await post(service, example, 'LiftWorking/Check')).status).toBe(200)
  expect((await post(service, 'null', 'LiftWorking/Check')).status).toBe(400)
})

test('calls at addresses of their own stay what they are', () => {
  expect(joinCalls([])).toEqual([])
  const { calls } = service
  expect(joinCalls(calls)).toEqual(calls)
})
