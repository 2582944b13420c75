/** Metrics of the process, with the names that Prometheus clients for Node use. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { gauge, type Metric } from './metrics.ts'

/** Sampling interval of the event loop delay, ms. */
const resolution = 10

const secondsOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - resolution / 1000) || 0

/** @returns a function that reads the metrics; event loop delays cover the time since the last reading */
export const createProcessMetrics = (): (() => readonly Metric[]) => {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  return () => {
    const { used_heap_size: heapUsed, total_heap_size: heapTotal } = getHeapStatistics()
    const { user, system } = process.cpuUsage()
    const lag = (which: string, nanoseconds: number) =>
      gauge(`nodejs_eventloop_lag_${which}_seconds`, `Delay of the event loop since the last reading, ${which}.`, secondsOf(nanoseconds))
    const lags = [lag('mean', delays.mean), lag('p50', delays.percentile(50)), lag('p99', delays.percentile(99)), lag('max', delays.max)]
    delays.reset()
    return [
      gauge('process_start_time_seconds', 'When the process was started, seconds since the epoch.', startedAt),
      gauge('process_uptime_seconds', 'How long the process has been running.', process.uptime()),
      {
        name: 'process_cpu_seconds_total',
        help: 'Time of processors that the process has used, all threads.',
        type: 'counter',
        samples: [{ series: 'process_cpu_seconds_total', value: (user + system) / 1e6 }],
      },
      gauge('process_resident_memory_bytes', 'Memory of the process, threads that make files among it.', process.memoryUsage.rss()),
      gauge('nodejs_heap_size_used_bytes', 'Heap of the main thread in use.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Heap of the main thread.', heapTotal),
      ...lags,
    ]
  }
}
