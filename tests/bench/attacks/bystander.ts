/** Somebody who uses the service while it is attacked, in a thread of its own: what the attack costs its own loop is not counted. */
import { setTimeout as pass } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

export interface Observed {
  /** ms of each look at the health. */
  readonly health: readonly number[]
  /** ms of each calculation that was answered. */
  readonly calculations: readonly number[]
  /** Statuses of calculations that were not answered, 0 for none at all. */
  readonly refused: readonly number[]
}

const query = 'AssemblyMethod=horizontal&W=80&Speed=1000&Acceleration=6.667&UsePrecision=C7&FixedMethod=fixed-supported'

const ask = async (address: string): Promise<{ readonly status: number; readonly ms: number }> => {
  const from = performance.now()
  try {
    const answer = await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' }, signal: AbortSignal.timeout(60_000) })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - from }
  } catch {
    return { status: 0, ms: performance.now() - from }
  }
}

/** Looks at the health every 50 ms and calculates four times a second, each time something new, until it is ended. */
const observe = async (url: string): Promise<void> => {
  const over = new AbortController()
  parentPort?.once('message', () => over.abort())
  const health: number[] = []
  const calculations: number[] = []
  const refused: number[] = []
  const looking = (async () => {
    while (!over.signal.aborted) {
      health.push((await ask(`${url}/healthz`)).ms)
      await pass(50)
    }
  })()
  while (!over.signal.aborted) {
    const { status, ms } = await ask(`${url}/YQWorking/api/BallScrewWorking/Calculation?${query}&Stroke=${1000 + Math.random()}`)
    if (status === 200) calculations.push(ms)
    else refused.push(status)
    parentPort?.postMessage('calculation', [])
    await pass(250)
  }
  await looking
  parentPort?.postMessage({ health, calculations, refused } satisfies Observed, [])
}

/** Calculations of which the slowest in a hundred says something, and the longest time that they may take, ms. */
const fewest = 200
const longest = 120_000

/**
 * @param work is repeated until there are enough calculations; begins anew each time
 * @returns what a bystander observes while the work is done
 */
export const observedDuring = async (url: string, work: () => Promise<unknown>): Promise<Observed> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { bystanderOf: url } })
  let calculations = 0
  const observed = new Promise<Observed>((resolve, reject) => {
    worker.on('message', (message: Observed | 'calculation') => {
      if (message === 'calculation') calculations += 1
      else resolve(message)
    })
    worker.once('error', reject)
  })
  const end = performance.now() + longest
  const isOver = () => calculations >= fewest || performance.now() >= end
  do await work()
  while (!isOver())
  worker.postMessage('over', [])
  return observed
}

const own: unknown = workerData
if (typeof own === 'object' && own !== null && 'bystanderOf' in own) await observe(String(own.bystanderOf))
