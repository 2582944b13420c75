import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { CalculationRow } from '../../../../families/rotary/wire/calls.ts'
import { sharedService } from '../support/real-service.ts'
import { type RotaryCall, rotaryCalls } from '../support/rotary-calls.ts'
import { scaledRuns } from '../../../setup/runs.ts'

let disc: CalculationRow[]
const service = await sharedService()
const calls = rotaryCalls(service)
beforeAll(async () => {
  disc = await calls.demandOf('disc')
})

const extreme = fc.constantFrom(undefined, undefined, 0, 5e-324, 1e-300, 1e-9, 1, 1e9, 1e18)

/** Bodies of the calls for one demand. */
const bodies: readonly (readonly [RotaryCall, (rows: readonly CalculationRow[]) => unknown])[] = [
  ['WorkingSecond', (parmentDto) => ({ parmentDto })],
  ['ServoMotorCalculation', (workingData) => ({ workingData, sku: 'SGM7J-04A' })],
  ['Explanation', (workingData) => ({ parameters: { workingData } })],
  ['Explanation', (workingData) => ({ parameters: { workingData }, only: 'failed' })],
  ['Explanation', (workingData) => ({ parameters: { workingData }, skuID: 'FHA-17C-50' })],
]

test(
  'any demand is answered in the shape of the contract, or refused; never with a gap where a number should be',
  { tags: ['deep'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(extreme, { minLength: disc.length, maxLength: disc.length }), async (values) => {
        const rows = disc.map((row, place) => ({ ...row, value: values[place] ?? row.value }))
        for (const [call, body] of bodies) {
          const answer = await calls.ask(call, body(rows))
          const text = await answer.text()
          expect([200, 400], `${call}: ${text.slice(0, 200)}`).toContain(answer.status)
          expect(text).not.toContain(':null')
        }
      }),
      scaledRuns(15),
    )
  },
)
