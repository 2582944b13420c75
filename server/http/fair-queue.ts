/**
 * A fair queue: costly calls run in slices of 8 ms with pauses in which everything else is answered. The next slice is that of the
 * client that has used least, so that a short call does not wait for the long ones of others; calls of one client run one after the
 * other.
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
  /** Told the processor time of the job while it runs, ms. */
  readonly charge?: ((ms: number) => void) | undefined
  /** A part of a call that was admitted is not refused. Its work waits for its client's turn, even if light: a call may have many. */
  readonly part?: 'work' | 'answer'
}

/** The result of the work, and its duration, ms. */
export interface Done<T> {
  readonly result: T
  readonly took: number
}

interface WaitingJob extends Job {
  /** It was begun before and gave way to others. */
  readonly isResumed: boolean
  /** @param release starts the next job */
  readonly begin: (release: () => void) => void
  readonly refuse: (error: AppError) => void
}

/** Event loop rounds per pause: a request on a new connection needs several. */
const rounds = 10
/** Time that others get in a pause, ms; a round that others have begun is longer. With much to be done, they get half of the time. */
const longestPause = 8
const createPause = (now: () => number) => async (): Promise<void> => {
  const end = now() + longestPause
  for (let round = 0; round < rounds && (round === 0 || now() < end); round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Decay of the cost estimate: an expensive run counts half after about seven cheap ones. */
const memory = 0.9

/** Time by which a client that had no job is ahead of the others, ms: an ordinary calculation is done before their long work goes on. */
const headStart = 50

/** A turn counts as at least a slice, ms: it is followed by a pause, so that many short ones delay the others as much as long ones. */
const leastOfTurn = 8

interface Client {
  readonly waiting: WaitingJob[]
  /** Time of its slices since it has jobs, on the scale of the others, ms. */
  used: number
  /** Jobs that were admitted and have not ended. */
  jobs: number
}

/** The clients with their jobs, in the order in which they were served last. The next turn is that of whoever has used least. */
const createClients = (costOf: FairQueue['costOf']) => {
  const clients = new Map<string, Client>()
  const sumOf = (waiting: readonly WaitingJob[]): number =>
    waiting.reduce((sum, { name, signal, isResumed }) => sum + (signal.aborted || isResumed ? 0 : costOf(name)), 0)
  /** How far those who were served have come, ms. */
  let served = 0
  return {
    costOf: (name: string): number => sumOf(clients.get(name)?.waiting ?? []),
    all: (): Waiting => {
      const all = [...clients.values()].flatMap(({ waiting }) => waiting).filter(({ signal }) => !signal.aborted)
      return { jobs: all.length, cost: sumOf(all) }
    },
    enter: (name: string): void => {
      const known = clients.get(name)
      if (known) known.jobs += 1
      else clients.set(name, { waiting: [], used: served - headStart, jobs: 1 })
    },
    leave: (name: string): void => {
      const client = clients.get(name)
      if (client && --client.jobs === 0) clients.delete(name)
    },
    charge: (name: string, ms: number): void => {
      const client = clients.get(name)
      if (client) client.used += ms
    },
    /** A job that gave way goes on before the other jobs of its client. */
    add: (job: WaitingJob): void => {
      const waiting = clients.get(job.client)?.waiting
      if (job.isResumed) waiting?.unshift(job)
      else waiting?.push(job)
    },
    /** Whether another client has work waiting and has used less processor time than this one. */
    mustGiveWay: (name: string): boolean => {
      const { used = Infinity } = clients.get(name) ?? {}
      return [...clients.values()].some((other) => other.used < used && other.waiting.length > 0)
    },
    next: (): WaitingJob | undefined => {
      const waiting = [...clients].filter(([, client]) => client.waiting.length > 0)
      const [first, ...others] = waiting
      if (!first) return undefined
      const [name, client] = others.reduce((least, other) => (other[1].used < least[1].used ? other : least), first)
      served = Math.max(served, client.used)
      // Moves the client to the end.
      clients.delete(name)
      clients.set(name, client)
      return client.waiting.shift()
    },
  }
}

/**
 * @returns the cost of the waiting work, ms, if it leaves no room for another job; 0 if the job may wait. A client without waiting work
 * is never refused, however much others have waiting.
 */
const excessOf = (most: QueueLimits['waiting'], { ofClient, ofAll }: QueueLimits['waiting']): number => {
  if (ofClient === 0) return 0
  if (ofClient >= most.ofClient) return ofClient
  return ofAll >= most.ofAll ? ofAll : 0
}

type Clients = ReturnType<typeof createClients>

/** Starts the waiting jobs one after another. @returns a function that waits for the turn of a job, and gets what ends the turn */
const createTurns = (clients: Clients, pauseForOthers: () => Promise<void>) => {
  let isRunning = false
  const runAll = async (): Promise<void> => {
    isRunning = true
    await pauseForOthers()
    for (let next = clients.next(); next; next = clients.next()) {
      if (next.signal.aborted) next.refuse(new AppError('tooBusy'))
      else {
        await new Promise<void>(next.begin)
        await pauseForOthers()
      }
    }
    isRunning = false
  }
  return (job: Job, isResumed: boolean): Promise<() => void> =>
    new Promise((begin, refuse) => {
      clients.add({ ...job, isResumed, begin, refuse })
      if (!isRunning) void runAll()
    })
}

/** @throws AppError `tooBusy` where too much work waits for another job */
const refuseExcess = (clients: Clients, most: QueueLimits['waiting'], { client, part }: Job): void => {
  const excess = part ? 0 : excessOf(most, { ofClient: clients.costOf(client), ofAll: clients.all().cost })
  if (excess > 0) throw new AppError('tooBusy', { retryAfterSeconds: Math.ceil(excess / 1000) })
}

/** Measures the slices of a job, ms, and charges each. */
const createMeter = (clock: () => number, charge: (slice: number) => void) => {
  let took = 0
  let start = clock()
  return {
    took: () => took,
    startSlice: () => {
      start = clock()
    },
    endSlice: () => {
      const slice = Math.max(0, clock() - start)
      start += slice
      took += slice
      charge(slice)
    },
  }
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
  const clients = createClients(costOf)
  const pauseForOthers = createPause(now)
  const takeTurn = createTurns(clients, pauseForOthers)
  /** Runs work that was admitted, from turn to turn; light work needs none. */
  const runInTurns = async <T>(job: Job, work: () => Cooperative<{ readonly result: T }>, isLight: boolean): Promise<Done<T>> => {
    let release = isLight ? undefined : await takeTurn(job, false)
    let least = leastOfTurn
    const { took, startSlice, endSlice } = createMeter(own, (slice) => {
      job.charge?.(slice)
      if (!isLight) clients.charge(job.client, Math.max(slice, least))
      least = 0
    })
    const pause = async () => {
      endSlice()
      if (release && clients.mustGiveWay(job.client)) {
        release()
        release = undefined
        release = await takeTurn(job, true)
        least = leastOfTurn
      } else await pauseForOthers()
      startSlice()
      if (job.signal.aborted) throw new AppError('tooBusy')
    }
    try {
      const { result } = await runInSlices(work(), { now, pause })
      endSlice()
      return { result, took: took() }
    } catch (error) {
      // Where a pause failed there is no slice to end.
      if (!(error instanceof AppError)) endSlice()
      throw error
    } finally {
      costs.set(job.name, Math.max(took(), memory * costOf(job.name) + (1 - memory) * took()))
      release?.()
    }
  }
  return {
    costOf,
    waiting: clients.all,
    run: async (job, work) => {
      if (job.signal.aborted) throw new AppError('tooBusy')
      if (job.part !== 'work' && costOf(job.name) < light) return runInTurns(job, work, true)
      refuseExcess(clients, waiting, job)
      clients.enter(job.client)
      try {
        return await runInTurns(job, work, false)
      } finally {
        clients.leave(job.client)
      }
    },
  }
}
