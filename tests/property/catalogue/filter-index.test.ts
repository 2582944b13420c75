import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFilterIndex, type FilterIndex, type FilterQuery } from '../../../server/catalogue/filter-index/filter-index.ts'
import { bruteForce, choicesOf, type FilterClass, filterClasses, pick, queriesOf, sourceOf, valuesOf } from './filter-classes.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'

const withQuery = filterClasses.chain((given) => fc.record({ given: fc.constant(given), query: queriesOf(given) }))
const all: FilterQuery = { choices: [], skip: 0, limit: 1000 }

const indexOf = (given: FilterClass): FilterIndex => runToEnd(createFilterIndex(sourceOf(given)))

describe('filter index', () => {
  it('finds the list, its count and the remaining values with their counts that brute force finds', () => {
    fc.assert(
      fc.property(withQuery, ({ given, query }) => {
        expect(indexOf(given).filter(query)).toEqual(bruteForce(given, query))
      }),
    )
  })

  it('counts as brute force does under many choices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 700 }), fc.integer(), fc.integer({ min: 5, max: 10 }), (size, seed, chosen) => {
        const columns = Array.from({ length: 10 }, (_, column) => ({
          name: `p${column}`,
          kind: 'text' as const,
          // Most SKUs have the value that is chosen: some meet every choice, many miss one.
          cells: Array.from({ length: size }, (_, row) => (pick(seed, column, row) % 8 > 0 ? 'yes' : 'no')),
        }))
        const given = { size, columns, texts: [] }
        const query = { ...all, choices: columns.slice(0, chosen).map(({ name }) => ({ name, values: ['yes'] })) }
        expect(indexOf(given).filter(query)).toEqual(bruteForce(given, query))
      }),
    )
  })

  it('answers a second query as a fresh index would', () => {
    fc.assert(
      fc.property(
        filterClasses.chain((given) => fc.tuple(fc.constant(given), queriesOf(given), queriesOf(given))),
        ([given, before, query]) => {
          const index = indexOf(given)
          index.filter(before)
          expect(index.filter(query)).toEqual(indexOf(given).filter(query))
        },
      ),
    )
  })

  it('leaves with a choice of every value just the SKUs that have one', () => {
    fc.assert(
      fc.property(filterClasses, fc.nat(), (given, draw) => {
        const column = given.columns[draw % given.columns.length]
        const values = column ? valuesOf(column) : []
        if (!column || values.length === 0) return
        const stated = column.cells.flatMap((cell, position) => (cell === undefined ? [] : [position]))
        expect(indexOf(given).filter({ ...all, choices: [{ name: column.name, values }] }).positions).toEqual(stated)
      }),
    )
  })

  it('does not care about the order of choices, of their values, or of conditions', () => {
    fc.assert(
      fc.property(withQuery, ({ given, query }) => {
        const reversed = query.choices
          .toReversed()
          .map((choice) => ('values' in choice ? { ...choice, values: choice.values.toReversed() } : choice))
        const index = indexOf(given)
        expect(index.filter({ ...query, choices: reversed, bounds: query.bounds?.toReversed() ?? [] })).toEqual(index.filter(query))
      }),
    )
  })

  it('gives pages that join to the whole list without gap or repetition', () => {
    fc.assert(
      fc.property(withQuery, fc.integer({ min: 1, max: 90 }), ({ given, query }, limit) => {
        const index = indexOf(given)
        const whole = index.filter({ ...query, skip: 0, limit: given.size })
        const pages = Array.from({ length: Math.ceil(whole.count / limit) + 1 }, (_, page) =>
          index.filter({ ...query, skip: page * limit, limit }),
        )
        expect(whole.positions).toHaveLength(whole.count)
        expect(pages.flatMap(({ positions }) => positions)).toEqual(whole.positions)
        for (const page of pages) expect(page.remaining).toEqual(whole.remaining)
      }),
    )
  })

  it('promises with every count just what choosing that value finds', () => {
    fc.assert(
      fc.property(
        filterClasses.chain((given) => fc.tuple(fc.constant(given), choicesOf(given, 3), fc.nat(), fc.nat())),
        ([given, choices, parameterDraw, valueDraw]) => {
          const index = indexOf(given)
          const { remaining } = index.filter({ ...all, choices })
          const { name, values } = remaining[parameterDraw % remaining.length] ?? { name: '', values: [] }
          const promised = values[valueDraw % Math.max(1, values.length)]
          if (!promised) return
          const others = choices.filter((choice) => choice.name !== name)
          expect(index.filter({ ...all, choices: [...others, { name, values: [promised.value] }] }).count).toBe(promised.count)
        },
      ),
    )
  })

  it('never finds more when a choice is added', () => {
    fc.assert(
      fc.property(
        filterClasses.chain((given) => fc.tuple(fc.constant(given), choicesOf(given))),
        ([given, choices]) => {
          const index = indexOf(given)
          const counts = choices.map((_, length) => index.filter({ ...all, choices: choices.slice(0, length) }).count)
          for (const [place, count] of counts.entries()) expect(count).toBeLessThanOrEqual(counts[place - 1] ?? given.size)
        },
      ),
    )
  })
})
