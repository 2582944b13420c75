/** What a benchmark file exports, and how to measure several variants fairly: interleaved, in one run, compared by ratios. */

export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  readonly notes: readonly string[]
}

export interface BenchOptions {
  /** Sizes to measure instead of the benchmark's own (`--sizes 1e4,1e5`). */
  readonly sizes?: readonly number[]
}

/** `tests/bench/<name>.bench.ts` exports `bench: Bench`; `npm run bench <name>` runs it. */
export interface Bench {
  readonly name: string
  /** Gives no table where what it needs is not on the machine. */
  readonly run: (options: BenchOptions) => Table | undefined | Promise<Table | undefined>
}

export interface Variant {
  readonly name: string
  readonly run: () => unknown
}

export interface Measured {
  readonly name: string
  /** ms of one call, one value per round. */
  readonly times: readonly number[]
  readonly median: number
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Three significant digits: more would pretend. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

interface Rounds {
  readonly rounds?: number
  readonly warmups?: number
}

/**
 * Times every variant once per round, each round starting with another one, so that drift and heat hit all alike.
 * A call shorter than the clock can see must repeat its work inside `run`.
 */
export async function measureInterleaved(variants: readonly Variant[], { rounds = 15, warmups = 3 }: Rounds = {}): Promise<Measured[]> {
  const times = variants.map((): number[] => [])
  for (let round = -warmups; round < rounds; round++) {
    for (const index of rotated(variants.length, round + warmups)) {
      const began = performance.now()
      await variants[index]?.run()
      if (round >= 0) times[index]?.push(performance.now() - began)
    }
  }
  return variants.map(({ name }, index) => ({ name, times: times[index] ?? [], median: median(times[index] ?? []) }))
}

const rotated = (count: number, start: number): number[] => Array.from({ length: count }, (_, index) => (index + start) % count)
