/**
 * A fair queue: costly calls run one after the other, clients in turn, in slices of 8 ms with pauses in which everything else is
 * answered.
 *
 * The cost of a call is estimated from its recent runs; an expensive run is forgotten slowly.
 */
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { AppError } from '../base/errors.ts'
import { runInSlices } from '../base/run-in-slices.ts'

export interface QueueLimits {
  /** Calls below this cost run at once, ms. */
  readonly light: number
  /** Estimate for a call that never ran, ms. */
  readonly unknown: number
  /** Largest estimated cost of waiting jobs, ms: per client, and in total. */
  readonly waiting: { readonly ofClient: number; readonly ofAll: number }
}

const defaultLimits: QueueLimits = { light: 5, unknown: 20, waiting: { ofClient: 3000, ofAll: 10_000 } }

export interface FairQueue {
  /**
   * Runs the work in the client's turn. A promise that it returns is awaited outside of the queue.
   *
   * @throws AppError `tooBusy` where too much work of the client is waiting, or of all beside some of the client, or once the signal is
   * aborted
   */
  readonly run: <T>(job: Job, work: () => Cooperative<{ readonly result: T }>) => Promise<Done<T>>
  /** Estimated cost of a job by its name, ms. */
  readonly costOf: (name: string) => number
  readonly waiting: () => Waiting
}

/** Jobs in the queue, and their estimated cost in ms. */
export interface Waiting {
  readonly jobs: number
  readonly cost: number
}

export interface Job {
  /** Key of the cost estimate. */
  readonly name: string
  readonly client: string
  readonly signal: AbortSignal
  /** A part of a call that was admitted: it waits for its client's turn, and is not refused. */
  readonly isPart?: true
}

/** The result of the work, and its duration, ms. */
export interface Done<T> {
  readonly result: T
  readonly took: number
}

interface WaitingJob extends Job {
  /** @param release starts the next job */
  readonly begin: (release: () => void) => void
  readonly refuse: (error: AppError) => void
}

/** Event loop rounds per pause: a request on a new connection needs several. */
const rounds = 10
const pauseForOthers = async (): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Decay of the cost estimate: an expensive run counts half after about seven cheap ones. */
const memory = 0.9

/** Waiting jobs by client, taken round-robin. */
const createWaitingJobs = (costOf: FairQueue['costOf']) => {
  const byClient = new Map<string, WaitingJob[]>()
  const sumOf = (waiting: readonly WaitingJob[]): number =>
    waiting.reduce((sum, { name, signal }) => sum + (signal.aborted ? 0 : costOf(name)), 0)
  return {
    costOf: (client: string): number => sumOf(byClient.get(client) ?? []),
    all: (): Waiting => {
      const all = [...byClient.values()].flat().filter(({ signal }) => !signal.aborted)
      return { jobs: all.length, cost: sumOf(all) }
    },
    add: (waiting: WaitingJob): void => {
      const own = byClient.get(waiting.client)
      if (own) own.push(waiting)
      else byClient.set(waiting.client, [waiting])
    },
    next: (): WaitingJob | undefined => {
      const [first] = byClient
      if (!first) return undefined
      const [client, own] = first
      const next = own.shift()
      // Moves the client to the end.
      byClient.delete(client)
      if (own.length > 0) byClient.set(client, own)
      return next
    },
  }
}

/**
 * The cost of the waiting work that is too much for another job, ms; 0 where it may wait. A client that has nothing waiting is never
 * refused, whatever others have.
 */
const excessOf = (most: QueueLimits['waiting'], { ofClient, ofAll }: QueueLimits['waiting']): number => {
  if (ofClient === 0) return 0
  if (ofClient >= most.ofClient) return ofClient
  return ofAll >= most.ofAll ? ofAll : 0
}

/**
 * @param now clock, ms
 * @param sharedMs total time spent on work shared by all clients, ms; it is not charged to the client that triggered it
 */
export const createFairQueue = (
  now: () => number,
  { light, unknown, waiting }: QueueLimits = defaultLimits,
  sharedMs: () => number = () => 0,
): FairQueue => {
  const own = () => now() - sharedMs()
  const costs = new Map<string, number>()
  const costOf = (name: string): number => costs.get(name) ?? unknown
  const queue = createWaitingJobs(costOf)
  let isRunning = false

  const runAll = async (): Promise<void> => {
    isRunning = true
    await pauseForOthers()
    for (let next = queue.next(); next; next = queue.next()) {
      if (next.signal.aborted) next.refuse(new AppError('tooBusy'))
      else {
        await new Promise<void>(next.begin)
        await pauseForOthers()
      }
    }
    isRunning = false
  }

  const waitForTurn = (job: Job): Promise<() => void> => {
    const excess = job.isPart ? 0 : excessOf(waiting, { ofClient: queue.costOf(job.client), ofAll: queue.all().cost })
    if (excess > 0) throw new AppError('tooBusy', { retryAfterSeconds: Math.ceil(excess / 1000) })
    return new Promise((begin, refuse) => {
      queue.add({ ...job, begin, refuse })
      if (!isRunning) void runAll()
    })
  }

  return {
    costOf,
    waiting: queue.all,
    run: async (job, work) => {
      if (job.signal.aborted) throw new AppError('tooBusy')
      const release = costOf(job.name) >= light ? await waitForTurn(job) : undefined
      const start = own()
      let paused = 0
      const tookSoFar = () => Math.max(0, own() - start - paused)
      const pause = async () => {
        const from = own()
        await pauseForOthers()
        paused += own() - from
        if (job.signal.aborted) throw new AppError('tooBusy')
      }
      try {
        const { result } = await runInSlices(work(), { now, pause })
        return { result, took: tookSoFar() }
      } finally {
        const took = tookSoFar()
        costs.set(job.name, Math.max(took, memory * costOf(job.name) + (1 - memory) * took))
        release?.()
      }
    },
  }
}
