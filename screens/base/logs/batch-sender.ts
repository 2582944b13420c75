/** Sends usage events in batches, repeating each until it is stored. Unsent events survive a reload. */
import { readStoredJson, writeStored } from '../browser/storage.ts'
import { type Batch, cut, emptyQueue, type Queue, withEvent, withoutBatch } from './queue.ts'
import type { BehaviourEvent } from '../../../contract/site/logs.ts'

/**
 * Result of sending a batch. `refused`: invalid, not to be repeated; `later`: temporary failure; `unwanted`: nothing of this
 * user or site is recorded.
 */
export type Sent = 'stored' | 'refused' | 'later' | 'unwanted'

export type SenderOptions = {
  readonly send: (batch: Batch) => Promise<Sent>
  readonly newID: () => string
  /** Calls `work` after `ms` milliseconds. */
  readonly later: (work: () => void, ms: number) => void
}

const slot = 'sizewright.behaviour'
/** First and longest retry delay, ms. */
const waits = { first: 5_000, most: 300_000 } as const

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' &&
  value !== null &&
  'events' in value &&
  Array.isArray(value.events) &&
  'batches' in value &&
  Array.isArray(value.batches)

const readQueue = (): Queue => {
  const stored = readStoredJson('session', slot)
  return isQueue(stored) ? stored : emptyQueue
}

/** Schedules retries with exponential backoff; at most one is pending. */
const createRetry = (later: SenderOptions['later']) => {
  let isDue = false
  let wait: number = waits.first
  return {
    after: (work: () => void): void => {
      if (isDue) return
      isDue = true
      later(() => {
        isDue = false
        work()
      }, wait)
      wait = Math.min(2 * wait, waits.most)
    },
    reset: () => (wait = waits.first),
  }
}

export const createSender = ({ send, newID, later }: SenderOptions) => {
  let queue = readQueue()
  let isSending = false
  let isUnwanted = false
  const retry = createRetry(later)

  const keep = (next: Queue): void => {
    queue = next
    writeStored('session', slot, JSON.stringify(queue))
  }

  const settle = (batch: Batch, sent: Sent): void => {
    if (sent === 'unwanted') {
      isUnwanted = true
      keep(emptyQueue)
    }
    if (sent !== 'later') keep(withoutBatch(queue, batch.id))
  }

  /** Sends the batches one at a time, in order. */
  const sendNext = async (): Promise<void> => {
    const [batch] = queue.batches
    if (isSending || !batch) return
    isSending = true
    const sent = await send(batch)
    isSending = false
    settle(batch, sent)
    if (sent === 'later') {
      retry.after(() => void sendNext())
    } else {
      retry.reset()
      void sendNext()
    }
  }

  return {
    add: (event: BehaviourEvent, by: string | undefined): void => {
      if (isUnwanted) return
      keep(withEvent(queue, { event, by }, newID))
      void sendNext()
    },
    /** Sends all events on leaving a page, even if the batch is small. */
    flush: (): void => {
      keep(cut(queue, newID))
      void sendNext()
    },
    /** Sends all batches at once, since the document may be closed. A batch sent twice is stored once. */
    flushAll: (): void => {
      keep(cut(queue, newID))
      for (const batch of queue.batches) void send(batch).then((sent) => settle(batch, sent))
    },
    /** Drops all recorded events. */
    forget: (): void => keep(emptyQueue),
    left: (): Queue => queue,
  }
}

export type Sender = ReturnType<typeof createSender>
