/**
 * Request metrics: counts, durations and refusals.
 *
 * Labels have fixed sets of values: registered routes, status classes, codes of the contract. Requested addresses never create a
 * series.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type ErrorCode, errorCodes } from '../../contract/errors.ts'
import type { AppEnv } from './app-env.ts'
import { type Metric, type Sample, seriesOf } from './metrics.ts'

/** Upper bounds of the histogram, s. */
const bounds = [0.005, 0.02, 0.1, 0.3, 1, 3, 10] as const

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

const names = {
  requests: 'sizewright_requests_total',
  duration: 'sizewright_request_duration_seconds',
  refused: 'sizewright_refused_total',
}

/** The metrics of one route. */
interface Series {
  /** In the order of `statusClasses`. */
  readonly byClass: readonly Sample[]
  /** Cumulative histogram in the order of `bounds`, followed by the unbounded bucket. */
  readonly buckets: readonly Sample[]
  /** s */
  readonly sum: Sample
  readonly count: Sample
}

const newSample = (name: string, labels: Readonly<Record<string, string>>): Sample => ({ series: seriesOf(name, labels), value: 0 })

const newSeries = (route: Readonly<Record<string, string>>): Series => ({
  byClass: statusClasses.map((status) => newSample(names.requests, { ...route, status })),
  buckets: [...bounds.map(String), '+Inf'].map((le) => newSample(`${names.duration}_bucket`, { ...route, le })),
  sum: newSample(`${names.duration}_sum`, route),
  count: newSample(`${names.duration}_count`, route),
})

/** Whether a status means overload or an unavailable dependency. */
const isRefusal = (status: number): boolean => status === 429 || status === 503

export interface RequestMetrics {
  /** Counts each request that passes through. */
  readonly count: MiddlewareHandler<AppEnv>
  /** Returns a counter for the route that answered, for responses that bypass `count`: status and duration, s. */
  readonly countOf: (context: Context<AppEnv>) => (status: number, seconds: number) => void
  /** Counts an error response, if it is a refusal. */
  readonly failed: (code: ErrorCode) => void
  readonly metrics: () => readonly Metric[]
}

/** Metrics per route, created on its first answer. */
const createRoutes = () => {
  const byRoute = new Map<string, Series>()
  const seriesFor = (method: string, route: string): Series => {
    const key = `${method} ${route}`
    const known = byRoute.get(key) ?? newSeries({ method, route })
    byRoute.set(key, known)
    return known
  }
  return {
    at: (context: Context<AppEnv>): Series => {
      // Middleware is registered for all methods.
      const route = matchedRoutes(context).find(({ method }) => method !== 'ALL')
      return seriesFor(route?.method ?? 'other', route?.path ?? 'none')
    },
    all: (of: (series: Series) => readonly Sample[]): readonly Sample[] => [...byRoute.values()].flatMap(of),
  }
}

/** @param now monotonic clock, ms */
export const createRequestMetrics = (now: () => number): RequestMetrics => {
  const { at: seriesAt, all } = createRoutes()
  const refused = new Map<string, Sample>(
    Object.entries(errorCodes).flatMap(([reason, { status }]) =>
      isRefusal(status) ? [[reason, newSample(names.refused, { reason, status: String(status) })]] : [],
    ),
  )
  const note = ({ byClass, buckets, sum, count }: Series, status: number, seconds: number) => {
    sum.value += seconds
    count.value += 1
    const ofClass = byClass[Math.floor(status / 100) - 1]
    if (ofClass) ofClass.value += 1
    buckets.forEach((bucket, place) => {
      if (seconds <= (bounds[place] ?? Number.POSITIVE_INFINITY)) bucket.value += 1
    })
  }
  return {
    count: async (context, next) => {
      const before = now()
      await next()
      note(seriesAt(context), context.res.status, (now() - before) / 1000)
    },
    countOf: (context) => {
      const series = seriesAt(context)
      return (status, seconds) => note(series, status, seconds)
    },
    failed: (code) => {
      const known = refused.get(code)
      if (known) known.value += 1
    },
    metrics: () => [
      {
        name: names.requests,
        help: 'Requests by route and class of status.',
        type: 'counter',
        samples: all(({ byClass }) => byClass.filter(({ value }) => value > 0)),
      },
      {
        name: names.duration,
        help: 'From the head of a request to the head of its answer, by route.',
        type: 'histogram',
        samples: all(({ buckets, sum, count }) => [...buckets, sum, count]),
      },
      {
        name: names.refused,
        help: 'Requests refused because of too much at once (429) or of something missing (503), by reason.',
        type: 'counter',
        samples: [...refused.values()],
      },
    ],
  }
}
