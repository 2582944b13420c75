/** How long it takes to find the models that fit among 10^4, 10^5 and 10^6: our index against a plain read, plain scans and two databases. */
import type { CatalogueMatches } from '../../server/catalogue/match-index/model.ts'
import { quantile } from './harness.ts'
import { interleave, type Timing } from './interleave.ts'
import { withLocalPostgres } from './local-postgres.ts'
import { syntheticColumns, syntheticQueries } from './matching-data.ts'
import type { MatchingVariant } from './matching-variants.ts'
import { bruteForceVariant, floorVariant, indexVariant, limit, postgresVariant, sqliteVariant } from './matching-variants.ts'

export interface MatchingOptions {
  readonly sizes?: readonly number[]
  /** Queries for the fast variants. */
  readonly queries?: number
}

export interface MatchingTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  readonly notes: readonly string[]
}

const columns = ['models', 'variant', 'p50 ms', 'p99 ms', 'p50 / floor', 'p50 / our index', 'queries', 'differences', 'build ms'] as const

export const bench = {
  name: 'matching',
  async run({ sizes = [1e4, 1e5, 1e6], queries = 200 }: MatchingOptions = {}): Promise<MatchingTable> {
    const rows: (string | number)[][] = []
    const notes = [
      `Answer of every variant: number of models that fit and the first ${limit} in rank order; "differences" counts the queries where one disagrees.`,
      'The floor reads only the columns that the query needs. All variants are interleaved in rotating order in one process.',
    ]
    const matched: string[] = []
    const used = await withLocalPostgres(async (url) => {
      for (const size of sizes) {
        const data = syntheticColumns(size)
        const variants = await openVariants(data, size, url)
        const { timings, counts } = await interleave({ variants, queries: syntheticQueries(queries), isSame: sameAnswer })
        for (const { close } of variants) await close?.()
        rows.push(...tableRows(size, timings))
        if (!url) rows.push([size, 'PostgreSQL: not measured', '', '', '', '', 0, '', ''])
        matched.push(`${size}: ${quantile(counts, 0.5)} (${Math.min(...counts)} to ${Math.max(...counts)})`)
      }
      return url
    })
    notes.push(`Models that fit, median (range): ${matched.join('; ')}.`)
    if (!used) notes.push('PostgreSQL was not measured: no TEST_DATABASE_URL and no PostgreSQL on this machine.')
    return { title: 'Matching', columns, rows, notes }
  },
}

async function openVariants(data: readonly Float64Array[], size: number, url: string | undefined): Promise<MatchingVariant[]> {
  const variants = [floorVariant(data), bruteForceVariant(data, size), indexVariant(data, size), sqliteVariant(data, size)]
  return url ? [...variants, await postgresVariant(url, data, size)] : variants
}

const sameAnswer = (a: CatalogueMatches, b: CatalogueMatches): boolean =>
  a.count === b.count && a.best.length === b.best.length && a.best.every((position, index) => position === b.best[index])

function tableRows(size: number, timings: readonly Timing<Float64Array, CatalogueMatches>[]): (string | number)[][] {
  const p50Of = (name: string): number => quantile(timings.find(({ variant }) => variant.name.startsWith(name))?.times ?? [], 0.5)
  const floor = p50Of('floor')
  const index = p50Of('our index')
  return timings.map(({ variant, times, differences }) => {
    const p50 = quantile(times, 0.5)
    return [
      size,
      variant.name,
      rounded(p50),
      rounded(quantile(times, 0.99)),
      rounded(p50 / floor),
      rounded(p50 / index),
      times.length,
      differences,
      Math.round(variant.buildMs),
    ]
  })
}

const rounded = (value: number): number => Number(value.toPrecision(3))
