import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../../families/sizing/pieces.ts'
import { isInPieces, type ServedCall } from '../../../../server/services/calls/served-call.ts'
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
const pausesOf = (call: ServedCall): number => {
  const answer = answerOf(call)
  if (!isInPieces(answer)) return 0
  let pauses = 0
  while (answer.next().done !== true) pauses += 1
  return pauses
}

const matched = z.object({ values: z.object({ matched: z.number() }) })

test('whatever judges every model of a family lets others be answered in between', () => {
  const kinds = new Set<ServedCall['kind']>(['explanation', 'reducerExplanation', 'rotaryExplanation', 'axisExplanation'])
  const explanations = service.calls.filter(({ kind }) => kinds.has(kind))
  expect(explanations.length).toBeGreaterThan(10)
  expect(explanations.filter((call) => pausesOf(call) < 20).map(({ service: name, call }) => `${name}/${call}`)).toEqual([])
})

test('whatever makes cards does so one by one', () => {
  const kinds = new Set<ServedCall['kind']>(['calculation', 'threePhase', 'servo', 'manual', 'workingSecond', 'rotaryServo', 'axis'])
  const calculations = service.calls.filter(({ kind }) => kinds.has(kind))
  expect(calculations.length).toBeGreaterThan(13)
  expect(calculations.filter((call) => pausesOf(call) === 0).map(({ service: name, call }) => `${name}/${call}`)).toEqual([])
})

test('a calculation lets others be answered between two of the models that it finds', () => {
  const call = service.calls.find(({ service: name, kind }) => name === 'BallScrewWorking' && kind === 'calculation')
  if (!call) throw new RangeError('no such call')
  const answer = answerOf(call)
  const found = matched.parse(isInPieces(answer) ? atOnce(answer) : undefined).values.matched
  expect(found).toBeGreaterThan(20)
  // Each is sized, made of its bytes, and counted by whom it is.
  expect(pausesOf(call)).toBeGreaterThan(3 * found)
})
