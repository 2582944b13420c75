/** Search for a model: the first page of the names that contain a part of one, exact names and beginnings first. */
import { createRankedSearch, type RankedSearch } from '../../server/services/search/ranked-search.ts'
import { syntheticClass } from './filter-data.ts'
import { type Bench, type BenchOptions, quantile, rounded, type Table } from './harness.ts'
import { seeded } from './random.ts'
import { runToEnd } from '../../engine/base/cooperative.ts'

const pageSize = 50
const queriesPerLength = 200
const lengths = [1, 2, 3, 4, 5, 7, 12] as const
/** What a query may take at 10^6 names, ms. */
const expectedMs = 20

/** A part of a name, drawn at random. */
const partsOf = (names: readonly string[], length: number): readonly string[] => {
  const random = seeded(length)
  return Array.from({ length: queriesPerLength }, () => {
    const name = names[Math.floor(random() * names.length)] ?? ''
    const from = Math.floor(random() * (name.length - length + 1))
    return name.slice(from, from + length)
  })
}

/** The first of some parts, counted one name at a time: the index has to count the same. */
const isRight = (search: RankedSearch, names: readonly string[], parts: readonly string[]): boolean => {
  const [part = ''] = parts
  return search.find(part, { skip: 0, limit: pageSize }).count === names.filter((name) => name.includes(part)).length
}

function rowsOf(size: number): Table['rows'] {
  const { codes: names } = syntheticClass(size)
  const began = performance.now()
  const search = runToEnd(createRankedSearch(size, (at) => [names[at] ?? '']))
  const buildMs = performance.now() - began
  return lengths.map((length) => {
    const parts = partsOf(names, length)
    const right = isRight(search, names, parts)
    const timed = parts.map((part) => {
      // Once before, so that code and caches are as they are in use.
      search.find(part, { skip: 0, limit: pageSize })
      const from = performance.now()
      const { count } = search.find(part, { skip: 0, limit: pageSize })
      return { ms: performance.now() - from, count }
    })
    const times = timed.map(({ ms }) => ms)
    const counts = timed.map(({ count }) => count)
    const p50 = quantile(times, 0.5)
    const verdict = p50 <= expectedMs ? 'yes' : 'NO'
    return [
      size,
      length,
      rounded(p50),
      rounded(quantile(times, 0.99)),
      verdict,
      quantile(counts, 0.5),
      right ? 'yes' : 'NO',
      Math.round(buildMs),
    ]
  })
}

const run = ({ sizes = [1e4, 1e5, 1e6] }: BenchOptions): Table => ({
  title: 'Search for a model by a part of its name',
  columns: [
    'names',
    'characters',
    'p50 ms',
    'p99 ms',
    `p50 within ${expectedMs} ms`,
    'models found, median',
    'counts as a scan does',
    'build ms',
  ],
  rows: sizes.flatMap(rowsOf),
  notes: [
    `${queriesPerLength} parts of names of 22 characters for each length, drawn at random; the first ${pageSize} in their order, and how many there are in all.`,
    'One scan over all names. The spelling that is forgiven (a second scan, and others where little was found) is not in these times.',
  ],
})

export const bench: Bench = { name: 'search', run }
