/** How long it takes to filter 10^4, 10^5 and 10^6 SKUs, with exact counts of what remains: our index against plain scans. */
import type { FilterAnswer, SyntheticQuery } from './filter-data.ts'
import { choiceQueries, keywordQueries, syntheticClass } from './filter-data.ts'
import { everySkuVariant, floorVariant, indexVariant, pageSize } from './filter-variants.ts'
import { type Bench, type BenchOptions, quantile, rounded, type Table } from './harness.ts'
import { interleave, type Timing } from './interleave.ts'

const columns = ['SKUs', 'question', 'variant', 'p50 ms', 'p99 ms', 'p50 / our index', 'queries', 'differences', 'build ms'] as const

const queryCount = 200
const ownName = 'our index'

export const bench: Bench = { name: 'filter', run }

async function run({ sizes = [1e4, 1e5, 1e6] }: BenchOptions): Promise<Table> {
  const rows: (string | number)[][] = []
  const found: string[] = []
  for (const size of sizes) {
    const data = syntheticClass(size)
    const variants = [floorVariant(data), everySkuVariant(data), indexVariant(data, ownName)]
    const questions = { choices: choiceQueries(queryCount, data), keyword: keywordQueries(queryCount, data) }
    for (const [question, queries] of Object.entries(questions)) {
      const { timings, counts } = await interleave({ variants, queries, isSame })
      rows.push(...tableRows([size, question], timings))
      found.push(`${size} ${question} ${quantile(counts, 0.5)} (${Math.min(...counts)} to ${Math.max(...counts)})`)
    }
  }
  const notes = [
    `Answer of every variant: how many SKUs fit, the first ${pageSize} in rank order, and for each value of the eight parameters (98 values) how many SKUs fit under all other choices; "differences" counts the queries where one disagrees.`,
    'Question "choices": two to four values chosen; "keyword": a part of the code, 3 to 7 characters. All variants are interleaved in rotating order in one process.',
    `SKUs found, median (range): ${found.join('; ')}.`,
  ]
  return { title: 'Filtering', columns, rows, notes }
}

const isEqual = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from({ length: a.length }, (_, index) => a[index] === b[index]).every(Boolean)

const isSame = (a: FilterAnswer, b: FilterAnswer): boolean =>
  a.count === b.count && isEqual(a.positions, b.positions) && isEqual(a.counts, b.counts)

function tableRows(head: readonly (string | number)[], timings: readonly Timing<SyntheticQuery, FilterAnswer>[]): (string | number)[][] {
  const own = quantile(timings.find(({ variant }) => variant.name === ownName)?.times ?? [], 0.5)
  return timings.map(({ variant, times, differences }) => {
    const p50 = quantile(times, 0.5)
    const p99 = quantile(times, 0.99)
    return [...head, variant.name, rounded(p50), rounded(p99), rounded(p50 / own), times.length, differences, Math.round(variant.buildMs)]
  })
}
