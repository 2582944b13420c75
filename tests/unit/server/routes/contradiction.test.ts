/** A request that says a thing twice: the screw lift sends its design load and duty cycle, and what they are made of. */
import { expect, test } from 'vitest'
import { expectIssue, get } from '../support/ask.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

// 6 min in 30 are 20 %; 10 t × 1.25 = 12 500 kg.
const made = { EDValue: '6', WType: 'smooth', WFSValue: '1.25', WValue: '10' }
const baseQuery = { ED: '20', W: '12500', Speed: '500', Stroke: '300', StructAsmCode: '2A', FixedMethod: 'base-fixed-end-fixed', ...made }
const calculate = (changed: Record<string, string>) =>
  get(service, 'LiftWorking/Calculation', { query: { ...baseQuery, ...changed }, headers: { lang: 'en' } })

test('what agrees is answered', async () => {
  expect((await calculate({})).status).toBe(200)
  expect((await calculate({ W: '12500.000000001' })).status).toBe(200)
})

test.each([
  ['a load that is not that of its parts', { W: '2500' }, 'W'],
  ['a duty cycle that is not that of its minutes', { EDValue: '12' }, 'ED'],
  ['a service factor that is none of the load type', { WFSValue: '2.9', W: '29000' }, 'WFSValue'],
])('%s is refused', async (_what, changed, path) => {
  await expectIssue(await calculate(changed), { path })
})
