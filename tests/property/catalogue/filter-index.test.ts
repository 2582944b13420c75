import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFilterIndex, type FilterIndex, type FilterQuery } from '../../../server/catalogue/filter-index/filter-index.ts'
import { bruteForce, choicesOf, type FilterClass, filterClasses, pick, queriesOf, sourceOf, valuesOf } from './filter-classes.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'

const withQuery = filterClasses.chain((filterClass) => fc.record({ filterClass: fc.constant(filterClass), query: queriesOf(filterClass) }))
const all: FilterQuery = { choices: [], skip: 0, limit: 1000 }

const indexOf = (filterClass: FilterClass): FilterIndex => runToEnd(createFilterIndex(sourceOf(filterClass)))

describe('filter index', () => {
  it('finds the list, its count and the remaining values with their counts that brute force finds', () => {
    fc.assert(
      fc.property(withQuery, ({ filterClass, query }) => {
        expect(indexOf(filterClass).filter(query)).toEqual(bruteForce(filterClass, query))
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
        const filterClass = { size, columns, texts: [] }
        const query = { ...all, choices: columns.slice(0, chosen).map(({ name }) => ({ name, values: ['yes'] })) }
        expect(indexOf(filterClass).filter(query)).toEqual(bruteForce(filterClass, query))
      }),
    )
  })

  it('answers a second query as a fresh index would', () => {
    fc.assert(
      fc.property(
        filterClasses.chain((filterClass) => fc.tuple(fc.constant(filterClass), queriesOf(filterClass), queriesOf(filterClass))),
        ([filterClass, before, query]) => {
          const index = indexOf(filterClass)
          index.filter(before)
          expect(index.filter(query)).toEqual(indexOf(filterClass).filter(query))
        },
      ),
    )
  })

  it('leaves with a choice of every value just the SKUs that have one', () => {
    fc.assert(
      fc.property(filterClasses, fc.nat(), (filterClass, draw) => {
        const column = filterClass.columns[draw % filterClass.columns.length]
        const values = column ? valuesOf(column) : []
        if (!column || values.length === 0) return
        const stated = column.cells.flatMap((cell, position) => (cell === undefined ? [] : [position]))
        expect(indexOf(filterClass).filter({ ...all, choices: [{ name: column.name, values }] }).positions).toEqual(stated)
      }),
    )
  })

  it('does not care about the order of choices, of their values, or of conditions', () => {
    fc.assert(
      fc.property(withQuery, ({ filterClass, query }) => {
        const reversed = query.choices
          .toReversed()
          .map((choice) => ('values' in choice ? { ...choice, values: choice.values.toReversed() } : choice))
        const index = indexOf(filterClass)
        expect(index.filter({ ...query, choices: reversed, bounds: query.bounds?.toReversed() ?? [] })).toEqual(index.filter(query))
      }),
    )
  })

  it('gives pages that join to the whole list without gap or repetition', () => {
    fc.assert(
      fc.property(withQuery, fc.integer({ min: 1, max: 90 }), ({ filterClass, query }, limit) => {
        const index = indexOf(filterClass)
        const whole = index.filter({ ...query, skip: 0, limit: filterClass.size })
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
        filterClasses.chain((filterClass) => fc.tuple(fc.constant(filterClass), choicesOf(filterClass, 3), fc.nat(), fc.nat())),
        ([filterClass, choices, parameterDraw, valueDraw]) => {
          const index = indexOf(filterClass)
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
        filterClasses.chain((filterClass) => fc.tuple(fc.constant(filterClass), choicesOf(filterClass))),
        ([filterClass, choices]) => {
          const index = indexOf(filterClass)
          const counts = choices.map((_, length) => index.filter({ ...all, choices: choices.slice(0, length) }).count)
          for (const [place, count] of counts.entries()) expect(count).toBeLessThanOrEqual(counts[place - 1] ?? filterClass.size)
        },
      ),
    )
  })
})
