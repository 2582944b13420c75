/** Invariants 12 and 13 of reducers: counts per filter value, order and length of the list. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gearTypes, precisionTypes, reducerTypes, transmissionTypes } from '../../../families/reducer/wire/reducer.ts'
import { reducerCatalogue, type ReducerAnswer, type ReducerCatalogue } from '../../../families/reducer/match.ts'
import type { ThreePhaseParameters } from '../../../families/reducer/parameters.ts'
import { filters, threePhaseCases } from './reducer-arbitraries.ts'
import { matchThreePhase } from '../../fixtures/whole-answers.ts'

const skus = ({ list }: Pick<ReducerAnswer, 'list'>): string[] => list.map(({ gear, motor }) => `${gear.skuID} ${motor?.skuID ?? ''}`)
const matches = (parameters: ThreePhaseParameters, catalogue: ReducerCatalogue) =>
  matchThreePhase(parameters, catalogue, { limit: Infinity })

/** Every value of every filter, as the parameters that choose it alone. */
const values = [
  ...precisionTypes.map((value) => ({ key: 'precisionType', value, alone: { precisionType: value } }) as const),
  ...transmissionTypes.map((value) => ({ key: 'transmissionType', value, alone: { transmissionTypes: [value] } }) as const),
  ...gearTypes.map((value) => ({ key: 'gearType', value, alone: { gearTypes: [value] } }) as const),
  ...reducerTypes.map((value) => ({ key: 'reducerType', value, alone: { reducerTypes: [value] } }) as const),
]

describe('12: filters', () => {
  test('count for each value what choosing it alone would give', () => {
    fc.assert(
      fc.property(threePhaseCases, ({ parameters, catalogue }) => {
        const { counts } = matches(parameters, catalogue)
        for (const { key, value, alone } of values) {
          const counted = counts[key].find((option) => option.value === value)?.count ?? 0
          expect([value, counted]).toEqual([value, matches({ ...parameters, ...alone }, catalogue).count])
        }
      }),
    )
  })

  test('count values that add up to the matches where nothing is chosen', () => {
    fc.assert(
      fc.property(threePhaseCases, ({ parameters: { motorPower, i }, catalogue }) => {
        const { counts, count } = matches({ ...(motorPower && { motorPower }), ...(i && { i }) }, catalogue)
        const sums = Object.values(counts).map((options) => options.reduce((sum, option) => sum + option.count, 0))
        expect(sums).toEqual([count, count, count, count])
      }),
    )
  })

  test('with every value chosen are as without any', () => {
    fc.assert(
      fc.property(threePhaseCases, filters, ({ parameters, catalogue }, own) => {
        const request = { ...parameters, ...own, gearTypes: [] }
        expect(matches({ ...request, gearTypes }, catalogue)).toEqual(matches(request, catalogue))
      }),
    )
  })
})

describe('13: the list', () => {
  test('does not depend on the order of the catalogue', () => {
    fc.assert(
      fc.property(threePhaseCases, fc.func(fc.nat()), ({ parameters, catalogue }, place) => {
        const shuffled = <T extends { readonly skuID: string }>(models: readonly T[]) =>
          models.toSorted((a, b) => place(a.skuID) - place(b.skuID))
        const other = reducerCatalogue(shuffled(catalogue.gears), shuffled(catalogue.motors))
        expect(skus(matches(parameters, other))).toEqual(skus(matches(parameters, catalogue)))
      }),
    )
  })

  test('has no pair twice, is as long as the count, and a shorter one is its beginning', () => {
    fc.assert(
      fc.property(threePhaseCases, fc.integer({ min: 0, max: 20 }), ({ parameters, catalogue }, limit) => {
        const whole = matches(parameters, catalogue)
        expect(new Set(skus(whole)).size).toBe(whole.count)
        const short = matchThreePhase(parameters, catalogue, { limit })
        expect([skus(short), short.count, short.counts]).toEqual([skus(whole).slice(0, limit), whole.count, whole.counts])
      }),
    )
  })
})
