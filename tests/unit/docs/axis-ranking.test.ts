/** The situations of whole axes in docs/ranking.md: the first axes that it states are those of the product, and none needs more than the page says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import { post } from '../server/support/ask.ts'
import { sharedService } from '../server/support/real-service.ts'
import { axisSituations } from './axis-situations.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/ranking.md'), 'utf8')
const stated = new Map(
  [...page.matchAll(/^\| A(\d+) \| [^|]+ \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].map(([, number, first]) => [number, first]),
)

test.each(axisSituations.map((body, place) => [place + 1, body] as const))(
  'axis A%i has the first choice of the page',
  async (number, body) => {
    const response = await post(await sharedService(), body, 'LinearAxisWorking/Calculation')
    // Every answer is an object.
    const first = readCalculation(answerIn((await response.json()) as Readonly<Record<string, unknown>>))?.list[0]
    const power = first?.assembly?.figures['ratedPower']
    const watts = power && 'value' in power ? Math.round(power.value) : undefined
    const use = Math.round(100 * (first?.utilisation ?? Number.NaN))
    expect(stated.get(String(number))).toBe(`${first?.skuName}, lead ${first?.lead}, ${watts} W, ${use} %`)
    expect(use).toBeLessThanOrEqual(95)
  },
)

test('the page states all situations', () => expect(stated.size).toBe(axisSituations.length))
