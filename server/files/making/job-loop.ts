/** Takes jobs from the table shared by all nodes, one per free thread, and records their results. */
import type { Database } from '../../database/database.ts'
import { failJob, finishJob, giveBackJob, releaseJob, renewLease, type TakenJob, takeJob } from '../jobs/file-jobs.ts'
import type { FileSource } from './file-source.ts'
import { NotMadeError } from './maker-thread.ts'

/** Reports an event to the operator. */
export type Tell = (event: string, detail: Readonly<Record<string, string>>) => void

/** Takes jobs from the shared table, one per free thread, and records their results. */
export interface JobLoop {
  /** Looks for jobs, as there may be new ones. */
  readonly fill: () => void
  readonly start: () => void
  /** Stops taking jobs and returns the running ones to the queue. */
  readonly stop: () => Promise<void>
}

interface JobLoopParts {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly make: FileSource['make']
  /** Number of jobs that can be started at once. */
  readonly free: () => number
  /** ms since the epoch. */
  readonly now: () => number
  readonly tell: Tell
  /** Lifetime of a lease without renewal, ms. */
  readonly lease: number
  /** Receives the key of each job that has ended on this node. */
  readonly onEnd: (key: string) => void
}

/** Interval of progress reports and lease renewals, ms. */
const pause = 1000

/** Runs the work one at a time; calls during a run cause one more run. */
const inTurn = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined
  let isRequestedAgain = false
  const run = async () => {
    do {
      isRequestedAgain = false
      await work()
    } while (isRequestedAgain)
    running = undefined
  }
  return {
    ask: (): void => {
      if (running) isRequestedAgain = true
      else running = run()
    },
    settled: async (): Promise<void> => running,
  }
}

/** Renews the lease while a job runs, and aborts a job that another node has taken. @returns a function that stops the renewal */
const giveSigns = (
  { database: { db }, now, lease }: JobLoopParts,
  job: TakenJob,
  { progressOf, giveUp }: { progressOf: () => number; giveUp: () => void },
) => {
  const sign = inTurn(async () => {
    // A failing database does not mean that the lease is lost.
    const isOurs = await renewLease(db, job, { progress: progressOf(), leaseEnds: now() + lease }).catch(() => true)
    if (!isOurs) giveUp()
  })
  const timer = setInterval(sign.ask, Math.min(pause, lease / 3))
  return () => clearInterval(timer)
}

/** Records the outcome of a job whose file was not made. */
const settle = async (
  { database: { db }, tell }: JobLoopParts,
  job: TakenJob,
  { error, isStopping }: { readonly error: unknown; readonly isStopping: boolean },
) => {
  const text = error instanceof Error ? error.message : String(error)
  const reason = error instanceof NotMadeError ? error.reason : 'ended'
  if (isStopping) return releaseJob(db, job)
  // Another node has the job now.
  if (reason === 'given up') return undefined
  tell('fileNotMade', { key: job.key, reason, text })
  if (reason === 'threw') return failJob(db, job, { fault: 'failed', text })
  return reason === 'timeout' ? failJob(db, job, { fault: 'timeout', text }) : giveBackJob(db, job, text)
}

/** Creates the job loop of a node, not started. */
export const createJobLoop = (parts: JobLoopParts): JobLoop => {
  const { database, make, free, now, tell, lease, onEnd } = parts
  const running = new Map<Promise<void>, AbortController>()
  const state = { isOn: false }

  const work = async (job: TakenJob, giveUp: AbortController) => {
    let progress = 0
    const endSigns = giveSigns(parts, job, { progressOf: () => progress, giveUp: () => giveUp.abort() })
    try {
      const content = await make(job.input, { onStep: (done) => (progress = done), signal: giveUp.signal })
      await finishJob(database.db, job, content)
    } catch (error) {
      await settle(parts, job, { error, isStopping: !state.isOn })
    } finally {
      endSigns()
    }
  }
  const begin = (job: TakenJob) => {
    const giveUp = new AbortController()
    const working = work(job, giveUp)
      // If the database fails, the lease expires and another node takes the job.
      .catch((error: unknown) => tell('fileJobs', { text: String(error) }))
      .finally(() => {
        running.delete(working)
        onEnd(job.key)
        fill.ask()
      })
    running.set(working, giveUp)
  }
  const fill = inTurn(async () => {
    try {
      while (state.isOn && free() > 0) {
        const job = await takeJob(database, { now: now(), leaseEnds: now() + lease })
        if (!job) return
        // The job was taken while the node was being stopped.
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
