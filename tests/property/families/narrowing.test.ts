/** Narrowing a list: every model that is listed is wanted, none that is wanted is lost but demonstration series, and counts tell what a choice would leave. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facetNames, type Narrowing } from '../../../contract/results/narrowing.ts'
import { basis } from '../../../contract/results/sizing.ts'
import { narrow } from '../../../families/selection/narrow.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'

type Model = { readonly maker: string; readonly series: string; readonly basis: (typeof basis.options)[number] }

const maker = fc.constantFrom('THK', 'HIWIN', 'NBS')
const series = fc.constantFrom('A', 'B', 'C')
const models: fc.Arbitrary<readonly Model[]> = fc.array(fc.record({ maker, series, basis: fc.constantFrom(...basis.options) }), {
  maxLength: 30,
})
const narrowings: fc.Arbitrary<Narrowing> = fc.record(
  {
    maker: fc.uniqueArray(maker),
    series: fc.uniqueArray(series),
    basis: fc.uniqueArray(fc.constantFrom(...basis.options)),
    demonstration: fc.boolean(),
  },
  { requiredKeys: [] },
)

const listed = (matches: readonly Model[], narrowing: Narrowing) => runToEnd(narrow(matches, (model) => model, narrowing))

const included = (matches: readonly Model[], narrowing: Narrowing): readonly Model[] => {
  return matches.filter((model) =>
    facetNames.every((name) => (narrowing[name] ?? []).length === 0 || narrowing[name]?.includes(model[name]) === true),
  )
}

describe('a narrowed list', () => {
  test('holds what is wanted, in its order; what is hidden is demonstration, and hidden only beside something else', () =>
    fc.assert(
      fc.property(models, narrowings, (matches, narrowing) => {
        const { listed: shown, narrowable } = listed(matches, narrowing)
        const expected = included(matches, narrowing)
        const others = expected.filter((model) => model.basis !== 'demo')
        const showsAll = narrowing.demonstration === true || narrowing.basis?.includes('demo') === true || others.length === 0
        expect(shown).toEqual(showsAll ? expected : others)
        expect(narrowable.hiddenDemonstration).toBe(expected.length - shown.length)
      }),
    ))

  test('counts how many one value of a facet would leave, demonstration series among them', () =>
    fc.assert(
      fc.property(models, narrowings, (matches, narrowing) => {
        const { narrowable } = listed(matches, narrowing)
        for (const facet of facetNames) {
          const left = (value: string) => included(matches, { ...narrowing, [facet]: [value] }).length
          const values = [...new Set(matches.map((model) => model[facet]))].filter((value) => left(value) > 0)
          expect(new Map(narrowable[facet].map(({ value, count }) => [value, count]))).toEqual(
            new Map(values.map((value) => [value, left(value)])),
          )
        }
      }),
    ))

  test('without demonstration series a list is never empty where something fits', () =>
    fc.assert(
      fc.property(models, (matches) => {
        expect(listed(matches, {}).listed.length > 0).toBe(matches.length > 0)
      }),
    ))
})
