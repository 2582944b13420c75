/** Runs the same queries on several variants, side by side in one process. */

/** One way to answer a query. */
export interface Variant<Query, Answer> {
  readonly name: string
  /** Most queries of a kind to run: slow variants get fewer. */
  readonly mostQueries: number
  readonly buildMs: number
  /** A bare number for the floor, which only reads. */
  readonly run: (query: Query) => Answer | number | Promise<Answer>
  readonly close?: () => Promise<void> | void
}

/** Times of a variant in ms, and in how many queries its answer was another than that of the first to answer. */
export interface Timing<Query, Answer> {
  readonly variant: Variant<Query, Answer>
  readonly times: number[]
  differences: number
}

interface Comparison<Query, Answer> {
  readonly variants: readonly Variant<Query, Answer>[]
  readonly queries: readonly Query[]
  readonly isSame: (a: Answer, b: Answer) => boolean
}

/** Queries below this repeat once and count the second run: the caches then hold what each variant needs. */
const shortMs = 15
const warmUps = 20
/** Slow variants, which have fewer queries, also warm up less. */
const queriesPerWarmUp = 10

async function timed<Query, Answer>(variant: Variant<Query, Answer>, query: Query): Promise<{ ms: number; answer: Answer | number }> {
  const once = async (): Promise<{ ms: number; answer: Answer | number }> => {
    const start = performance.now()
    const result = variant.run(query)
    const answer = result instanceof Promise ? await result : result
    return { ms: performance.now() - start, answer }
  }
  const first = await once()
  return first.ms < shortMs ? once() : first
}

const runs = (mostQueries: number, turn: number): boolean => turn < mostQueries && -turn <= mostQueries / queriesPerWarmUp

/** Every query runs on every variant, each time beginning with the next one. `counts`: what the answers count, query by query. */
export async function interleave<Query, Answer extends { readonly count: number }>({
  variants,
  queries,
  isSame,
}: Comparison<Query, Answer>): Promise<{ timings: Timing<Query, Answer>[]; counts: number[] }> {
  const timings = variants.map((variant): Timing<Query, Answer> => ({ variant, times: [], differences: 0 }))
  const counts: number[] = []
  for (let turn = -warmUps; turn < queries.length; turn++) {
    const query = queries[(turn + queries.length) % queries.length]
    if (query === undefined) break
    let reference: Answer | undefined
    for (let place = 0; place < timings.length; place++) {
      const timing = timings[(place + turn + warmUps) % timings.length]
      if (!timing || !runs(timing.variant.mostQueries, turn)) continue
      const { ms, answer } = await timed(timing.variant, query)
      if (turn < 0) continue
      timing.times.push(ms)
      if (typeof answer === 'number') continue
      reference ??= answer
      if (!isSame(reference, answer)) timing.differences++
    }
    if (reference) counts.push(reference.count)
  }
  return { timings, counts }
}
