/** Two results side by side: what is the same is the same, what differs is found, and turned round it is the mirror. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComparedCheck,
  type ComparedRow,
  type Comparison,
  comparedChecks,
  compareResults,
  type ModelResult,
  type Results,
  type Sides,
} from '../../../contract/catalogue/compare-results.ts'

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const checkNames = ['criticalSpeed', 'life', 'buckling'] as const
const columns = ['leadMm', 'dynamicLoadRatingN', 'maxSpeedRpm'] as const

const check: fc.Arbitrary<ComparedCheck> = fc.oneof(
  fc.record({
    name: fc.constantFrom(...checkNames),
    isMade: fc.constant(true as const),
    required: finite,
    available: finite,
    unit: fc.constantFrom('N', 'rpm'),
    utilisation: finite,
    passed: fc.boolean(),
  }),
  fc.record({ name: fc.constantFrom(...checkNames), isMade: fc.constant(false as const), needs: fc.subarray([...columns]) }),
)

const row: fc.Arbitrary<ComparedRow> = fc.record({
  skuID: fc.constantFrom('A', 'B'),
  skuName: fc.constant('row'),
  basis: fc.constantFrom('published', 'derived'),
  source: fc.constantFrom('p. 1', 'p. 2'),
  figures: fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...columns), unit: fc.constant('N'), value: fc.option(fc.oneof(finite, fc.constant('none'))) }),
    { selector: ({ name }) => name },
  ),
})

const key = fc.constantFrom('A', 'B', 'C', 'D')
const model: fc.Arbitrary<ModelResult> = key.chain((name) =>
  fc.record(
    {
      key: fc.constant(name),
      name: fc.constant(`Model ${name}`),
      maker: fc.constant('Maker'),
      place: fc.option(fc.integer({ min: 1, max: 9 })),
      verdict: fc.constantFrom('passed', 'failed', 'notKnown'),
      utilisation: finite,
      governing: fc.constantFrom(...checkNames),
      checks: fc.uniqueArray(check, { selector: (one) => one.name }),
      rows: fc.uniqueArray(row, { selector: ({ skuID }) => skuID }),
    },
    { requiredKeys: ['key', 'name', 'maker'] },
  ),
)

const results: fc.Arbitrary<Results> = fc.record(
  {
    matched: fc.nat(9),
    total: fc.nat(99),
    models: fc.uniqueArray(model, { selector: (one) => one.key }),
    isWhole: fc.boolean(),
  },
  { requiredKeys: ['models', 'isWhole'] },
)

test('a result is the same as itself, and its copy', () => {
  fc.assert(
    fc.property(results, (one) => {
      const compared = compareResults(one, structuredClone(one))
      expect(compared.isSame).toBe(true)
      expect(compared.isOpen).toBe(false)
      expect(compared.models.every(({ isSame, figures, presence }) => isSame && figures.length === 0 && presence === 'both')).toBe(true)
    }),
  )
})

const turned = <T>({ before, now }: Sides<T>): Sides<T> => ({ before: now, now: before })
const mirrored = { both: 'both', open: 'open', came: 'went', went: 'came' } as const

const mirror = ({ models, matched, total, ...rest }: Comparison): Comparison => ({
  ...rest,
  matched: turned(matched),
  total: turned(total),
  models: models.map((one) => ({
    ...one,
    presence: mirrored[one.presence],
    place: turned(one.place),
    verdict: turned(one.verdict),
    utilisation: turned(one.utilisation),
    governing: turned(one.governing),
    checks: one.checks.map((each) => ({ ...each, ...turned(each) })),
    figures: one.figures.map((each) => ({ ...each, ...turned(each) })),
  })),
})

test('turned round it is the mirror', () => {
  fc.assert(
    fc.property(results, results, (before, now) => {
      expect(compareResults(now, before)).toEqual(mirror(compareResults(before, now)))
    }),
  )
})

type Whole = Omit<Required<ModelResult>, 'checks' | 'rows'> & { readonly checks: ComparedCheck[]; readonly rows: ComparedRow[] }

/** Another number for one figure of a model; undefined where the model has no such place. */
const changes: Readonly<Record<string, (model: Whole, other: number) => ModelResult | undefined>> = {
  utilisation: (original, other) => ({ ...original, utilisation: other }),
  place: (original, other) => ({ ...original, place: other }),
  required: ({ checks: [first, ...more], ...original }, other) =>
    first?.isMade ? { ...original, checks: [{ ...first, required: other }, ...more] } : undefined,
  checkGone: ({ checks: [first, ...more], ...original }) => (first ? { ...original, checks: more } : undefined),
  figure: ({ rows: [first, ...more], ...original }, other) => {
    const [figure, ...figures] = first?.figures ?? []
    return first && figure ? { ...original, rows: [{ ...first, figures: [{ ...figure, value: other }, ...figures] }, ...more] } : undefined
  },
  source: ({ rows: [first, ...more], ...original }, other) =>
    first ? { ...original, rows: [{ ...first, source: String(other) }, ...more] } : undefined,
}

const isWhole = (one: ModelResult | undefined): one is Whole =>
  one !== undefined && [one.place, one.verdict, one.utilisation, one.governing, one.checks, one.rows].every((part) => part !== undefined)

test.each(Object.keys(changes))('a change of one %s is found, in this model alone', (kind) => {
  fc.assert(
    fc.property(results, finite, (before, other) => {
      const [first, ...more] = before.models
      fc.pre(isWhole(first))
      const changed = changes[kind]?.(first, other)
      // A copy has no prototype of its own: a record without one is no other model.
      fc.pre(changed !== undefined && !isDeepStrictEqual(structuredClone(changed), structuredClone(first)))
      const compared = compareResults(before, { ...before, models: [changed, ...more] })
      expect(compared.isSame).toBe(false)
      expect(compared.models.filter(({ isSame }) => !isSame).map((one) => one.key)).toEqual([first.key])
    }),
  )
})

test('what one side does not know is neither the same nor another', () => {
  const known: Results = { isWhole: true, models: [{ key: 'A', name: 'A', utilisation: 0.5, checks: [], rows: [] }] }
  const saved: Results = { isWhole: false, models: [{ key: 'A', name: 'A', utilisation: 0.5 }] }
  expect(compareResults(saved, known)).toMatchObject({ isSame: true, isOpen: true })
  expect(compareResults({ isWhole: false, models: [] }, known).models).toMatchObject([{ presence: 'open', isSame: true, isOpen: true }])
  expect(compareResults({ isWhole: true, models: [] }, known).models).toMatchObject([{ presence: 'came', isSame: false }])
})

test('a check that the catalogue can no longer make is told with the columns that it lacks, and does not vanish', () => {
  const life = { name: 'life', required: 1, available: 2, unit: 'h', utilisation: 0.5, passed: true, role: undefined }
  const of = (...line: Parameters<typeof comparedChecks>): Results => ({
    models: [{ key: 'A', name: 'Model A', checks: comparedChecks(...line) }],
    isWhole: true,
  })
  const lacking = { name: 'life', needs: ['dynamicLoadRatingN'] }
  const { models } = compareResults(of({ checks: [life], notKnown: [] }), of({ checks: [], notKnown: [lacking] }))
  expect(models.flatMap(({ checks }) => checks ?? [])).toEqual([
    { name: 'life', isSame: false, before: { ...life, isMade: true }, now: { ...lacking, isMade: false } },
  ])
})
