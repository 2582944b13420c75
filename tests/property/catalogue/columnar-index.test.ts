import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import { createColumnarIndex } from '../../unit/server/catalogue/match-index/create-columnar-index.ts'

type Case = { layout: { check: string }[]; columns: Float64Array[]; size: number; query: Float64Array; limit: number }

/** Few distinct values, exact powers of two and 1 among them: ties, zeros, and utilisations of exactly 1 are common. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 0.125, 0.25, 0.5, 1, 2, 4, 1e9) },
  { weight: 4, arbitrary: fc.double({ min: 1e-6, max: 10, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1 / 3, 1 - 1e-12, 1 + 1e-12, 1 - 1e-6, 1 + 1e-6) },
)

const cases: fc.Arbitrary<Case> = fc
  .record({ groups: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }), size: fc.integer({ min: 0, max: 900 }) })
  .chain(({ groups, size }) => {
    const layout = groups.flatMap((terms, group) => Array.from({ length: terms }, () => ({ check: `check${group}` })))
    // One small pool per column keeps the generated data small while the columns stay long.
    const pool = fc.array(value, { minLength: 1, maxLength: 8 })
    return fc.record({
      layout: fc.constant(layout),
      columns: fc
        .tuple(fc.array(pool, { minLength: layout.length, maxLength: layout.length }), fc.integer())
        .map(([pools, seed]) =>
          pools.map((values, column) =>
            Float64Array.from({ length: size }, (_, row) => values[pick(seed, column, row, values.length)] ?? 0),
          ),
        ),
      size: fc.constant(size),
      query: fc.array(value, { minLength: layout.length, maxLength: layout.length }).map((values) => Float64Array.from(values)),
      limit: fc.constantFrom(0, 1, 5, 100, 5000),
    })
  })

/** A small mixing hash: spreads pool values over the rows. */
function pick(seed: number, column: number, row: number, count: number): number {
  const mixed = Math.imul(Math.imul(seed ^ (row * 0x9e3779b1), 0x85ebca6b) ^ (column * 0xc2b2ae35), 0x27d4eb2f)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % count
}

function utilisations({ layout, columns, query }: Case, position: number): number[] {
  const groups = new Map<string, number>()
  layout.forEach(({ check }, term) => groups.set(check, (groups.get(check) ?? 0) + (query[term] ?? 0) * (columns[term]?.[position] ?? 0)))
  return [...groups.values()]
}

function bruteForce(testCase: Case, verdict: (position: number) => boolean): { count: number; best: number[] } {
  const fitting = Array.from({ length: testCase.size }, (_, position) => position).filter((position) => {
    const all = utilisations(testCase, position)
    if (all.some((utilisation) => utilisation > 1 + 1e-9)) return false
    return all.every((utilisation) => utilisation < 1 - 1e-9) || verdict(position)
  })
  return { count: fitting.length, best: fitting.slice(0, testCase.limit) }
}

const verdictOf = (isHeld: boolean): VerdictKind => (isHeld ? 'passed' : 'failed')

describe('columnar index', () => {
  it('finds the count, the models and the order that brute force finds', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 5 }), (testCase, every) => {
        const isHeld = (position: number): boolean => position % every === 0
        const index = createColumnarIndex(testCase)
        expect(index.match(testCase.query, testCase.limit, (position) => verdictOf(isHeld(position)))).toEqual(bruteForce(testCase, isHeld))
      }),
    )
  })

  it('asks for an exact verdict only for models within rounding of a limit and over none', () => {
    fc.assert(
      fc.property(cases, (testCase) => {
        const judged: number[] = []
        createColumnarIndex(testCase).match(testCase.query, testCase.limit, (position) => verdictOf(judged.push(position) > 0))
        for (const position of judged) {
          const worst = Math.max(...utilisations(testCase, position))
          expect(Math.abs(worst - 1)).toBeLessThanOrEqual(1e-9 * (1 + 1e-6))
        }
      }),
    )
  })

  it('with a lower bound among its terms asks for an exact verdict on every model that the columns let through, and on no other', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 5 }), (testCase, every) => {
        const layout = testCase.layout.map((term, index) => (index === 0 ? { ...term, lowerBound: true } : term))
        const judged: number[] = []
        const isHeld = (position: number): boolean => position % every === 0
        const found = createColumnarIndex({ ...testCase, layout }).match(testCase.query, testCase.limit, (position) => {
          judged.push(position)
          return verdictOf(isHeld(position))
        })
        const open = Array.from({ length: testCase.size }, (_, position) => position).filter((position) =>
          utilisations(testCase, position).every((utilisation) => utilisation <= 1 + 1e-9),
        )
        expect(judged.toSorted((a, b) => a - b)).toEqual(open)
        const fitting = open.filter(isHeld)
        expect(found).toEqual({ count: fitting.length, best: fitting.slice(0, testCase.limit) })
      }),
    )
  })

  it('puts those apart that lack a figure which is asked about, and rejects nobody for it', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 2 }), fc.integer(), (testCase, applies, seed) => {
        const lacking = applies.map((_, term) =>
          Float64Array.from({ length: testCase.size }, (__, row) => (pick(seed, term, row, 5) === 0 ? 1 : 0)),
        )
        const index = createColumnarIndex({
          ...testCase,
          layout: [...testCase.layout, ...applies.map((_, term) => ({ check: `check${term}/unknown`, unknown: true }))],
          columns: [...testCase.columns, ...lacking],
        })
        const isLacking = (position: number) => applies.some((is, term) => is * (lacking[term]?.[position] ?? 0) > 0)
        const verdict = (position: number): VerdictKind => (isLacking(position) ? 'notKnown' : 'passed')
        const {
          count,
          best,
          notKnown = { count: 0, best: [] },
        } = index.match(Float64Array.from([...testCase.query, ...applies]), testCase.size, verdict)
        const all = bruteForce({ ...testCase, limit: testCase.size }, () => true).best
        expect([count, best]).toEqual([
          all.filter((position) => !isLacking(position)).length,
          all.filter((position) => !isLacking(position)),
        ])
        expect([notKnown.count, notKnown.best]).toEqual([all.filter(isLacking).length, all.filter(isLacking)])
      }),
    )
  })

  it('answers a second query as a fresh index would', () => {
    fc.assert(
      fc.property(cases, fc.array(value, { minLength: 18, maxLength: 18 }), (testCase, values) => {
        const other = testCase.query.map((_, term) => values[term] ?? 0)
        const yes = (): VerdictKind => 'passed'
        const index = createColumnarIndex(testCase)
        index.match(other, 3, yes)
        expect(index.match(testCase.query, testCase.limit, yes)).toEqual(
          createColumnarIndex(testCase).match(testCase.query, testCase.limit, yes),
        )
      }),
    )
  })

  it('never finds fewer models when every demand falls', () => {
    fc.assert(
      fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), (testCase, share) => {
        const index = createColumnarIndex(testCase)
        const eased = testCase.query.map((demand) => demand * share)
        const yes = (): VerdictKind => 'passed'
        expect(index.match(eased, 0, yes).count).toBeGreaterThanOrEqual(index.match(testCase.query, 0, yes).count)
      }),
    )
  })
})
