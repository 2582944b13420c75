/** The situations of docs/ranking.md: the first choices that it states are those of the product. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import { get, post } from '../server/support/ask.ts'
import { reducerCalls, within } from '../server/support/reducer-calls.ts'
import { sharedService } from '../server/support/real-service.ts'

type Situation = { readonly path: string; readonly query?: Readonly<Record<string, string>>; readonly body?: unknown }

const threePhase = (body: object): Situation => ({ path: reducerCalls.threePhase, body })
const manual = (t2: number, i: number): Situation => ({ path: reducerCalls.manual, body: { t2: within(t2, 0, 100), i: within(i) } })
const screw = (W: string, Speed: string, more: Readonly<Record<string, string>>): Situation => ({
  path: 'BallScrewWorking/Calculation',
  query: { W, Speed, UsePrecision: 'C7', FixedMethod: 'fixed-supported', AssemblyMethod: 'horizontal', ...more },
})

/** By number in the table. */
const situations: readonly Situation[] = [
  threePhase({ motorPower: within(1.5), n2: within(45) }),
  threePhase({ motorPower: within(0.75), n2: within(30) }),
  threePhase({ motorPower: within(3), n2: within(100) }),
  threePhase({ motorPower: within(5.5), n2: within(60) }),
  threePhase({ motorPower: within(0.37), n2: within(20) }),
  threePhase({ motorPower: within(11), n2: within(45), fb: 1.5 }),
  threePhase({ t2: within(200), n2: within(45), fb: 1.4 }),
  threePhase({ motorPower: within(2.2), i: within(20) }),
  threePhase({ motorPower: within(2.2), n2: within(14), fb: 1.2 }),
  threePhase({ motorPower: within(4), n2: within(25) }),
  manual(85, 10),
  manual(400, 35),
  manual(30, 20),
  screw('80', '200', { Acceleration: '1', Stroke: '1000' }),
  screw('300', '250', { Acceleration: '2', Stroke: '500', AssemblyMethod: 'vertical' }),
  screw('20', '1000', { Acceleration: '5', Stroke: '800', UsePrecision: 'C10' }),
  screw('50', '100', { Acceleration: '1', Stroke: '600', UsePrecision: 'C10', AssemblyMethod: 'vertical' }),
  screw('150', '300', { Acceleration: '2', Stroke: '700' }),
  screw('500', '150', { Acceleration: '1', Stroke: '900', AssemblyMethod: 'vertical' }),
  screw('200', '600', { Acceleration: '3', Stroke: '1200' }),
]

const table = readFileSync(join(import.meta.dirname, '../../../docs/ranking.md'), 'utf8')
const stated = [...table.matchAll(/^\| (\d+) \| [^|]+ \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)]

test.each(situations.map((situation, place) => [place + 1, situation] as const))(
  'situation %i has the first choice of the page',
  async (number, { path, query = {}, body }) => {
    const service = await sharedService()
    const response = body === undefined ? await get(service, path, { query: { ...query } }) : await post(service, body, path)
    // Every answer is an object.
    const answer = readCalculation(answerIn((await response.json()) as Readonly<Record<string, unknown>>))
    const first = answer?.list[0]
    const said = stated.find(([, own]) => own === String(number))?.[2]
    expect(first).toBeDefined()
    expect(said?.split(',')[0]).toBe(first?.skuName)
  },
)

test('the page states all situations', () => expect(stated).toHaveLength(situations.length))
