import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runToEnd } from '../../../../engine/base/cooperative.ts'
import { type CallAnswer, formCalls, isCooperative, type ServedCall } from '../../../../server/services/calls/served-call.ts'
import { defaultSite } from '../support/default-site.ts'
import { createRealService, type RealService } from '../support/real-service.ts'

let service: RealService
beforeAll(async () => {
  service = await createRealService()
})
afterAll(() => service.close())

const caller = { locale: 'en', site: defaultSite } as const

const answerOf = (call: ServedCall) => {
  if (call.method === 'POST') return call.respond(call.body.example(), caller, {})
  return call.respond(Object.fromEntries(Object.entries(call.example()).map(([name, value]) => [name, [value]])), caller)
}

/** How often somebody else can be answered before an answer is there. */
const pausesIn = (answer: CallAnswer): number => {
  if (!isCooperative(answer)) return 0
  let pauses = 0
  while (answer.next().done !== true) pauses += 1
  return pauses
}

const pausesOf = (call: ServedCall): number => pausesIn(answerOf(call))

const matched = z.object({ values: z.object({ matched: z.number() }) })

test('whatever judges every model of a family lets others be answered in between', () => {
  const explanations = service.calls.filter(({ call, versioned }) => versioned && call === formCalls.explanation)
  expect(explanations.length).toBeGreaterThan(10)
  expect(explanations.filter((call) => pausesOf(call) < 20).map(({ service: name, call }) => `${name}/${call}`)).toEqual([])
})

test('whatever makes cards does so one by one', () => {
  const others = new Set<string>([formCalls.explanation, formCalls.check])
  const calculations = service.calls.filter(({ call, versioned }) => versioned && !others.has(call))
  expect(calculations.length).toBeGreaterThan(13)
  expect(calculations.filter((call) => pausesOf(call) === 0).map(({ service: name, call }) => `${name}/${call}`)).toEqual([])
})

test('a combined choice compares its ways of mounting one by one', () => {
  const call = service.calls.find((one) => one.call === 'FilterLectoGroup')
  if (!call) throw new RangeError('no such call')
  expect(pausesOf(call)).toBeGreaterThan(50)
})

test('a calculation lets others be answered between two of the models that it finds', () => {
  const call = service.calls.find(({ service: name, form }) => name === 'BallScrewWorking' && form === 'calculation')
  if (!call) throw new RangeError('no such call')
  const answer = answerOf(call)
  const found = matched.parse(isCooperative(answer) ? runToEnd(answer) : undefined).values.matched
  expect(found).toBeGreaterThan(20)
  // Each is sized, made of its bytes, and counted by whom it is.
  expect(pausesOf(call)).toBeGreaterThan(3 * found)
})

test('the first look at directory, names and filters of a version lets others be answered in between', async () => {
  const anew = await createRealService()
  // Not by their examples: what those are made of is made at once.
  const looks = [
    ['GetSeriesRootsPC', {}],
    ['SearchResult', { Sku: ['WTF'] }],
    ['GetClassLectotypeParams', { cid: ['ball-screw'] }],
    ['DecodeOrderCode', { code: ['WTF2040-2'] }],
  ] as const
  const pauses = looks.map(([name, query]) => {
    const served = anew.calls.find(({ call, method }) => call === name && method === 'GET')
    const look = () => (served?.method === 'GET' ? pausesIn(served.respond(query, caller)) : undefined)
    return [name, (look() ?? 0) > 0, look()]
  })
  await anew.close()
  // The names of all models are there once something has been searched for.
  expect(pauses).toEqual(looks.map(([name]) => [name, name !== 'DecodeOrderCode', 0]))
})
