/** Processor time is paid from the calls of a minute, and not from the limit of calls that store something. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reportCheck } from '../../../../contract/files/report-check.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { calculateTable } from '../services/batch/ask-batch.ts'
import { createRealService } from '../support/real-service.ts'
import { createReports, formCases } from '../support/reports.ts'

const limits = { requestsPerMinute: 600, writesPerMinute: 20 }

/** At the usual limits; each test is an hour after the one before. */
let hours = 0
let report: Uint8Array<ArrayBuffer>

const service = await createRealService({ ...limits, now: () => performance.now() + hours * 3_600_000 })
beforeAll(async () => {
  const [screw] = formCases()
  if (!screw) throw new Error('no case')
  const { inputOf } = await createReports(service.database)
  const input = await inputOf(screw, { skuID: 'THK-WTF2040-2' })
  report = Uint8Array.from(await makeReport({ ...input, site: { ...input.site, address: 'http://localhost' } }, () => undefined))
})
afterAll(() => service.close())
beforeEach(() => {
  hours += 1
})

const check = async () => {
  const headers = { 'content-type': 'application/pdf', lang: 'en' }
  const response = await service.app.request('/api/Files/CheckReport', { method: 'POST', headers, body: report })
  const { data } = (await response.json()) as { data: unknown } // the shape says what it is
  return reportCheck.safeParse(data).data?.outcome ?? response.status
}

const save = async () => {
  const call = service.calls.find((one) => one.writes && one.call === 'SubmitRecord')
  if (call?.method !== 'POST') throw new Error('no such call')
  const headers = { 'content-type': 'application/json', lang: 'en' }
  const body = JSON.stringify(call.body.example())
  return (await service.app.request(addressesOf(call)[0]?.path ?? '', { method: 'POST', headers, body })).status
}

/** Calls of a minute that are left: none of these has work to do. */
const left = async () => {
  let count = 0
  while ((await service.app.request('/api/Unknown/Call')).status === 404) count += 1
  return count
}

test(
  'after a checked report another one is checked and something is saved, and both reports are paid for',
  { tags: ['deep'] },
  async () => {
    expect([await check(), await check(), await save()]).toEqual(['same', 'same', 200])
    expect(await left()).toBeLessThan(limits.requestsPerMinute - 20)
  },
)

test('after a table something is saved, though the calls of the minute are spent', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `horizontal,80,1000,6.6670,${1000 + at},C7,fixed-supported`)
  const file = ['posture,load [kg],speed,acceleration,travel [mm],precision,fixing', ...rows, ''].join('\n')
  const { counts } = await calculateTable(service, { calculator: '30', file })
  expect(counts.found).toBe(300)
  expect(await left()).toBeLessThan(limits.requestsPerMinute - 20)
  expect(await save()).toBe(200)
})
