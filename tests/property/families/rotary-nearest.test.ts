/** What is proposed where no rotary platform matches does help, each change alone. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fix } from '../../../contract/results/selection.ts'
import { candidatesOf, type ShownPair } from '../../../families/rotary/card.ts'
import { matchRotary, nearestPlatforms } from '../../fixtures/whole-answers.ts'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import { platformTypes } from '../../../families/rotary/platform-type.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { demandRowRules, readDemandRows } from '../../../families/rotary/sizing/rows.ts'
import { demands } from './rotary-arbitraries.ts'
import { realServoMotors } from './reducer-catalogue.ts'
import { realRotary } from './rotary-catalogue.ts'
import { scaledRuns } from '../../setup/runs.ts'

const settings = fc.record({
  i: fc.constantFrom(undefined, 3, 10, 25, 30, 100),
  reducerType: fc.constantFrom(undefined, ...platformTypes),
  motor: fc.option(fc.constantFrom(...realServoMotors), { nil: undefined }),
})
/** Heavy enough that often nothing matches. */
const heavy = fc.tuple(demands, fc.constantFrom(1, 5, 50)).map(([demand, k]) => ({
  ...demand,
  axialLoad: demand.axialLoad * k,
  momentLoad: demand.momentLoad * k,
  requiredTorque: demand.requiredTorque * k,
}))

/** The demand with one row changed, in the unit of the proposal. */
function changed(demand: RotaryDemand, row: { readonly name: string; readonly value: number; readonly unit: string }): RotaryDemand {
  const rows = Object.entries(demandRowRules).flatMap(([key, { row: name, si }]) => {
    // The keys of the rules are those of the demand.
    const value = demand[key as keyof RotaryDemand]
    if (name === row.name) return [row]
    return value === undefined ? [] : [{ name, value, unit: si }]
  })
  const read = readDemandRows(rows)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.demand
}

test('every proposal helps: another I brings matches, less of one part of the demand makes the platform fit, 99 % of that does not', () => {
  fc.assert(
    fc.property(heavy, settings, (demand, { i, reducerType, motor: model }) => {
      const motor = model && { motor: model.candidate }
      const choice = { ...(i !== undefined && { i }), ...(reducerType && { reducerType }) }
      const setting = { choice, ...(motor && { motor }) }
      fc.pre(matchRotary(demand, realRotary, { ...setting, limit: 1 }).count === 0)
      const nearest = nearestPlatforms(demand, realRotary, setting)
      expect(nearest.length).toBeLessThanOrEqual(5)
      const helps = ({ pair, fix: { parameter, from, to, unit } }: { pair: ShownPair; fix: Fix }): boolean => {
        if (parameter === 'i') {
          return matchRotary(demand, realRotary, { ...setting, choice: { ...choice, i: to }, limit: 1 }).list[0]?.platform === pair.platform
        }
        const fits = (value: number) =>
          sizeRotaryPair(changed(demand, { name: parameter, value, unit }), candidatesOf(pair)).verdict.verdict !== 'failed'
        return fits(to) && !fits(from + 0.99 * (to - from))
      }
      const proposals = nearest.flatMap(({ pair, fixes }) => fixes.map((fix) => ({ pair, fix })))
      expect(proposals.filter((proposal) => !helps(proposal))).toEqual([])
    }),
    scaledRuns(100),
  )
})
