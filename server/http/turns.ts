/**
 * Much work is done one call after the other and in slices, with a pause between in which everything else is answered.
 *
 * What a call costs is told from what it has cost: the time of its last pieces of work, of which a costly one is forgotten slowly.
 */
import { AppError } from '../base/errors.ts'
import { inSlices } from '../base/in-slices.ts'

export interface TurnLimits {
  /** Work below this is done at once, ms. */
  readonly light: number
  /** What a call that was never made is taken to cost, ms. */
  readonly unknown: number
  /** Work that may wait, ms: of one client, and of all together. */
  readonly waiting: { readonly ofClient: number; readonly ofAll: number }
}

/** Most work takes less than a hundredth of a second; nobody waits longer for others than most have patience. */
const usual: TurnLimits = { light: 5, unknown: 20, waiting: { ofClient: 3000, ofAll: 10_000 } }

export interface Turns {
  /**
   * Does work in its turn; what it promises for later is waited for by others.
   * @param job its name in what it costs, who asks for it, and whether somebody still waits for it
   * @throws AppError `tooBusy` where too much waits already, or nobody waits any more
   */
  readonly inTurn: <T>(job: Job, work: () => Generator<void, { readonly result: T }, void>) => Promise<Done<T>>
  /** ms that a piece of work with this name is taken to cost. */
  readonly costOf: (name: string) => number
  /** What waits for its turn: how much, and what it is taken to cost, ms. */
  readonly waiting: () => Waiting
}

export interface Waiting {
  readonly pieces: number
  readonly cost: number
}

export interface Job {
  readonly name: string
  readonly client: string
  readonly signal: AbortSignal
}

/** What came of work, and what it took, ms. */
export interface Done<T> {
  readonly result: T
  readonly took: number
}

interface WaitingJob extends Job {
  /** @param release ends its turn */
  readonly begin: (release: () => void) => void
  readonly refuse: (error: AppError) => void
}

/** Rounds of the event loop between two slices: what came in on a new connection takes several until it is answered. */
const rounds = 10
const rest = async (): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A costly piece of work counts half as much after about seven cheap ones. */
const memory = 0.9

/** Clients take turns, whoever asked for how much. */
const createQueue = (costOf: Turns['costOf']) => {
  const byClient = new Map<string, WaitingJob[]>()
  const sumOf = (waiting: readonly WaitingJob[]): number =>
    waiting.reduce((sum, { name, signal }) => sum + (signal.aborted ? 0 : costOf(name)), 0)
  return {
    costOf: (client: string): number => sumOf(byClient.get(client) ?? []),
    all: (): Waiting => {
      const all = [...byClient.values()].flat().filter(({ signal }) => !signal.aborted)
      return { pieces: all.length, cost: sumOf(all) }
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
      // Behind everybody else who waits.
      byClient.delete(client)
      if (own.length > 0) byClient.set(client, own)
      return next
    },
  }
}

/**
 * @param now ms, of a clock or of work done
 * @param limits what is light and how much may wait
 * @param forAll ms of work that was done once for everybody: whoever happened to need it first does not pay for it
 */
export const createTurns = (now: () => number, { light, unknown, waiting }: TurnLimits = usual, forAll: () => number = () => 0): Turns => {
  const own = () => now() - forAll()
  const costs = new Map<string, number>()
  const costOf = (name: string): number => costs.get(name) ?? unknown
  const queue = createQueue(costOf)
  let isGoing = false

  /** One after the other, and in between everything else that came in meanwhile. */
  const goOn = async (): Promise<void> => {
    isGoing = true
    await rest()
    for (let next = queue.next(); next; next = queue.next()) {
      if (next.signal.aborted) {
        next.refuse(new AppError('tooBusy'))
      } else {
        await new Promise<void>(next.begin)
        await rest()
      }
    }
    isGoing = false
  }

  const itsTurn = (job: Job): Promise<() => void> => {
    const [own, all] = [queue.costOf(job.client), queue.all().cost]
    if (own >= waiting.ofClient || all >= waiting.ofAll) {
      const ahead = own >= waiting.ofClient ? own : all
      throw new AppError('tooBusy', { retryAfterSeconds: Math.ceil(ahead / 1000) })
    }
    return new Promise((begin, refuse) => {
      queue.add({ ...job, begin, refuse })
      if (!isGoing) void goOn()
    })
  }

  return {
    costOf,
    waiting: queue.all,
    inTurn: async (job, work) => {
      const release = costOf(job.name) >= light ? await itsTurn(job) : undefined
      const start = own()
      let rested = 0
      const tookSoFar = () => Math.max(0, own() - start - rested)
      const pause = async () => {
        const from = own()
        await rest()
        rested += own() - from
        if (job.signal.aborted) throw new AppError('tooBusy')
      }
      try {
        const { result } = await inSlices(work(), { now, pause })
        return { result, took: tookSoFar() }
      } finally {
        const took = tookSoFar()
        costs.set(job.name, Math.max(took, memory * costOf(job.name) + (1 - memory) * took))
        release?.()
      }
    },
  }
}
