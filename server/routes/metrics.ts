/** `/metrics`: metrics of the service, for clients with the operator's token only. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { AppError } from '../base/errors.ts'
import type { Ready } from '../base/ready.ts'
import type { AppEnv } from '../http/app-env.ts'
import { expositionOf, expositionType, gauge, gauges, type Metric, seriesOf } from '../http/metrics.ts'
import type { FairQueue } from '../http/fair-queue.ts'

/** Values reported besides the request metrics. */
export interface MetricsState {
  readonly version: string
  readonly catalogueVersion: () => string
  readonly ready: () => Ready
  readonly queue: Pick<FairQueue, 'waiting'>
  /** Memory used by the response cache, bytes. */
  readonly cachedBytes: () => number
}

const stateMetrics = ({ version, catalogueVersion, ready, queue, cachedBytes }: MetricsState): readonly Metric[] => {
  const { read, write } = ready()
  const { jobs, cost } = queue.waiting()
  return [
    {
      name: 'sizewright_build_info',
      help: 'Which program and which catalogue answer.',
      type: 'gauge',
      samples: [{ series: seriesOf('sizewright_build_info', { version, catalogue: catalogueVersion(), node: process.version }), value: 1 }],
    },
    gauges('sizewright_ready', 'Whether the database could be read and written a moment ago (1) or not (0).', {
      label: 'what',
      values: { read: Number(read), write: Number(write) },
    }),
    gauge('sizewright_turns_waiting', 'Costly calls that wait for their turn.', jobs),
    gauge('sizewright_turns_waiting_seconds', 'Work that these are taken to be.', cost / 1000),
    gauge('sizewright_answers_kept_bytes', 'Answers that were given before and are kept, with their packed forms.', cachedBytes()),
  ]
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares tokens in constant time. */
const isToken = (header: string | undefined, token: string | undefined): boolean => {
  const [, presented] = /^Bearer (\S+)$/i.exec(header ?? '') ?? []
  return presented !== undefined && token !== undefined && timingSafeEqual(digest(presented), digest(token))
}

interface MetricsSource extends MetricsState {
  /** METRICS_TOKEN; without it access is refused. */
  readonly token: string | undefined
  /** All other metrics. */
  readonly others: () => readonly Metric[]
}

/** @throws AppError `notPermitted`, the same for a missing and a wrong token */
export const metricsRoutes = ({ token, others, ...state }: MetricsSource) =>
  new Hono<AppEnv>().get('/metrics', (context) => {
    if (!isToken(context.req.header('authorization'), token)) throw new AppError('notPermitted')
    const text = expositionOf([...stateMetrics(state), ...others()])
    return context.body(text, 200, { 'Content-Type': expositionType, 'Cache-Control': 'no-store' })
  })
