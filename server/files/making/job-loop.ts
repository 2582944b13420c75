/** Takes jobs from the table that all nodes share, one for each thread that is free, and tells the table what became of them. */
import type { Database } from '../../database/database.ts'
import { failJob, finishJob, giveBackJob, releaseJob, renewLease, type TakenJob, takeJob } from '../jobs/file-jobs.ts'
import type { FileSource } from './file-source.ts'
import { NotMadeError } from './maker-thread.ts'

/** Something for the operator. */
export type Tell = (event: string, detail: Readonly<Record<string, string>>) => void

/** Takes jobs from the shared table, one per free thread, and records their results. */
export interface JobLoop {
  /** There may be something to do. */
  readonly fill: () => void
  readonly start: () => void
  /** Gives back what it is at. */
  readonly stop: () => Promise<void>
}

interface Given {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly make: FileSource['make']
  /** How many more can be begun at once. */
  readonly free: () => number
  /** ms since the epoch. */
  readonly now: () => number
  readonly tell: Tell
  /** How long a job is this node's without a sign of life, ms. */
  readonly lease: number
}

/** How often a job gives a sign, with how far it is, ms. */
const pause = 1000

/** Runs once at a time; what is asked meanwhile is once more. */
const inTurn = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    do {
      isAskedAgain = false
      await work()
    } while (isAskedAgain)
    running = undefined
  }
  return {
    ask: (): void => {
      if (running) isAskedAgain = true
      else running = run()
    },
    settled: async (): Promise<void> => running,
  }
}

/** Keeps the lease while a job is made; one that is somebody else's by now is given up. @returns what ends it */
const giveSigns = (
  { database: { db }, now, lease }: Given,
  job: TakenJob,
  { progressOf, giveUp }: { progressOf: () => number; giveUp: () => void },
) => {
  const sign = inTurn(async () => {
    // A database that cannot be asked tells nothing of whose it is.
    const isOurs = await renewLease(db, job, { progress: progressOf(), leaseEnds: now() + lease }).catch(() => true)
    if (!isOurs) giveUp()
  })
  const timer = setInterval(sign.ask, Math.min(pause, lease / 3))
  return () => clearInterval(timer)
}

/** What becomes of a job that was not made. */
const settle = async (
  { database: { db }, tell }: Given,
  job: TakenJob,
  { error, isStopping }: { readonly error: unknown; readonly isStopping: boolean },
) => {
  const text = error instanceof Error ? error.message : String(error)
  const reason = error instanceof NotMadeError ? error.reason : 'ended'
  if (isStopping) return releaseJob(db, job)
  // Somebody else is at it by now.
  if (reason === 'given up') return undefined
  tell('fileNotMade', { key: job.key, reason, text })
  if (reason === 'threw') return failJob(db, job, { fault: 'failed', text })
  return reason === 'timeout' ? failJob(db, job, { fault: 'timeout', text }) : giveBackJob(db, job, text)
}

/** Creates the job loop of a node, not started. */
export const createJobLoop = (given: Given): JobLoop => {
  const { database, make, free, now, tell, lease } = given
  const running = new Map<Promise<void>, AbortController>()
  const state = { isOn: false }

  const work = async (job: TakenJob, giveUp: AbortController) => {
    let progress = 0
    const endSigns = giveSigns(given, job, { progressOf: () => progress, giveUp: () => giveUp.abort() })
    try {
      const content = await make(job.input, { onStep: (done) => (progress = done), signal: giveUp.signal })
      await finishJob(database.db, job, content)
    } catch (error) {
      await settle(given, job, { error, isStopping: !state.isOn })
    } finally {
      endSigns()
    }
  }
  const begin = (job: TakenJob) => {
    const giveUp = new AbortController()
    const working = work(job, giveUp)
      // A database that cannot be asked: the lease ends, and whoever can takes the job.
      .catch((error: unknown) => tell('fileJobs', { text: String(error) }))
      .finally(() => {
        running.delete(working)
        fill.ask()
      })
    running.set(working, giveUp)
  }
  const fill = inTurn(async () => {
    try {
      while (state.isOn && free() > 0) {
        const job = await takeJob(database, { now: now(), leaseEnds: now() + lease })
        if (!job) return
        // It came while the node was told to stop.
        if (!state.isOn) return await releaseJob(database.db, job)
        begin(job)
      }
    } catch (error) {
      tell('fileJobs', { text: String(error) })
    }
  })
  return {
    fill: fill.ask,
    start: () => {
      state.isOn = true
      fill.ask()
    },
    stop: async () => {
      state.isOn = false
      await fill.settled()
      for (const giveUp of running.values()) giveUp.abort()
      await Promise.all(running.keys())
    },
  }
}
