/** Law: no body holds the event loop, neither the largest that a call accepts nor the worst of its size that it refuses. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectFormat, projectVersion } from '../../../../contract/saved/project-document.ts'
import { addressesOf } from '../../../../server/routes/calls.ts'
import { bodySizes } from '../../../../server/services/calls/body-sizes.ts'
import type { BodyCall } from '../../../../server/services/calls/served-call.ts'
import { scaledPart } from '../../../setup/runs.ts'
import type { PeopleService } from '../people/people-service.ts'
import { actorOf, createWholeService } from '../rights/actors.ts'
import { ownDatabase } from '../support/own-database.ts'

/** Longest time that the loop may be held, ms of processor time of its thread on a machine of its own. */
const longestAlone = 50
/** What the yardstick takes on a machine of its own, ms: one that others load has less of its caches and clock. */
const yardstickAlone = 10

let service: PeopleService
let token: string
ownDatabase(async ({ database }) => {
  service = await createWholeService(database)
  token = (await actorOf(service, 'operator', '13800000004')).token
  // What a service makes once, it makes with the first request.
  await service.get('/openapi.json', { token })
})

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What this machine takes at the moment for a fixed work like that of a body, ms of processor time. */
const yardstick = (): number => {
  const text = JSON.stringify(times(20_000, (index) => ({ name: `item ${index}`, value: index })))
  const from = usedMs()
  JSON.parse(text)
  return usedMs() - from
}
const longestNow = (): number => longestAlone * Math.max(1, yardstick() / yardstickAlone)

/** The longest turn of the event loop while something is done, ms of processor time: other processes do not count. */
const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  const over = new AbortController()
  let most = 0
  const watching = (async () => {
    while (!over.signal.aborted) {
      const before = usedMs()
      await setImmediate()
      most = Math.max(most, usedMs() - before)
    }
  })()
  await setImmediate()
  await work()
  over.abort()
  await watching
  return most
}

const send = (call: BodyCall, body: Uint8Array<ArrayBuffer>): Promise<Response> => {
  const [address] = addressesOf({ ...call, method: 'POST' })
  const query = new URLSearchParams(call.body.parameters?.() ?? {})
  const headers = {
    'content-type': call.body.mediaTypes?.[0] ?? 'application/json',
    authorization: `Bearer ${token}`,
    'site-key': 'default',
    'content-length': String(body.length),
  }
  const url = `${address?.path ?? ''}?${query}`
  return Promise.resolve(service.app.request(url, { method: 'POST', headers, body }))
}

/** The best of five tries, as the first ones compile the code: the statuses, and the longest turn. */
const turnOf = async (call: BodyCall, body: Uint8Array<ArrayBuffer>) => {
  let best = Infinity
  let status = 0
  for (let times = 0; times < 5 && best > longestAlone; times += 1) {
    const turn = await longestTurn(async () => {
      const answer = await send(call, body)
      status = answer.status
      await answer.arrayBuffer()
    })
    best = Math.min(best, turn)
  }
  return { status, turn: best }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Texts of exactly so many bytes at most. */
const worstOf = (bytes: number): Readonly<Record<string, string>> => ({
  'unknown members': `{${times(Math.floor(bytes / 16), (index) => `"k${index}":1`).join()}}`,
  'nested lists': '['.repeat(Math.floor(bytes / 2)) + ']'.repeat(Math.floor(bytes / 2)),
  items: `[${'1,'.repeat(Math.floor(bytes / 2) - 2)}1]`,
  'one long text': `{"text":"${'x'.repeat(bytes - 20)}"}`,
})

const bodyCalls = (): readonly BodyCall[] => service.calls.flatMap((call) => (call.method === 'POST' ? [call] : []))

test('the worst body of its size that a call refuses', async () => {
  const slow: string[] = []
  const kinds = Object.keys(worstOf(1000)).flatMap((kind) => bodyCalls().map((call) => ({ kind, call })))
  for (const { kind, call } of scaledPart(kinds, 8)) {
    const body = worstOf(bodySizes[call.bodySize ?? 'usual'].bytes)[kind] ?? ''
    const { turn } = await turnOf(call, bytesOf(body))
    if (turn > longestNow()) slow.push(`${call.service}/${call.call} ${kind}: ${Math.round(turn)} ms`)
  }
  expect(slow).toEqual([])
  expect(bodyCalls().length).toBeGreaterThan(40)
})

const comparison = {
  models: times(20, (index) => ({ name: `model ${index}`, maker: 'maker', orderCode: 'code' })),
  groups: times(3, (group) => ({
    name: `group ${group}`,
    properties: times(100, (index) => ({ name: `property ${index}`, values: times(20, (value) => ({ number: value + 0.5, unit: 'mm' })) })),
  })),
  catalogueVersion: '1',
}
const partsList = {
  items: times(1000, (index) => ({
    selectionID: `WTF/THK-${index}`,
    orderParams: times(4, (place) => ({ paramName: `parameter ${place}`, value: `value ${place}` })),
    quantity: 2,
    note: 'n'.repeat(50),
  })),
}
const snapshot = { list: times(80, () => ({ name: 'x'.repeat(60), figures: [1, 2, 3, 4, 5], more: { text: 'y'.repeat(700) } })) }
const project = {
  document: {
    format: projectFormat,
    version: projectVersion,
    project: { name: 'Press', customer: '', number: '', notes: '' },
    selections: times(100, (index) => ({ name: `axis ${index}`, selection: { v: 1, calculator: '30', inputs: {} }, snapshot })),
  },
}

/** The largest body that each kind of call accepts. */
const largest: Readonly<Record<string, string>> = {
  'Sheets/Comparison': JSON.stringify(comparison),
  'Sheets/PartsList': JSON.stringify(partsList),
  'Sheets/PartsListCsv': JSON.stringify(partsList),
  'RecordProject/Import': JSON.stringify(project),
  'Batch/Calculate': `load\n${'x\n'.repeat(1000)}`,
  'Files/CheckReport': ' '.repeat(bodySizes.document.bytes),
}

test.each(Object.keys(largest))('the largest body of %s', async (name) => {
  const call = bodyCalls().find((one) => `${one.service}/${one.call}` === name)
  if (!call) throw new Error(`no call ${name}`)
  const { status, turn } = await turnOf(call, bytesOf(largest[name] ?? ''))
  expect(status).toBe(200)
  expect(turn).toBeLessThanOrEqual(longestNow())
})

test('every call with a body of its own size is in the table', () => {
  const kinds = new Set(Object.keys(largest).map((name) => bodyCalls().find((one) => `${one.service}/${one.call}` === name)?.bodySize))
  expect(bodyCalls().flatMap(({ bodySize }) => (kinds.has(bodySize) || !bodySize ? [] : [bodySize]))).toEqual([])
})
