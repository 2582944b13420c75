/** Sends what is recorded: batch by batch, each until it is known to be stored. What is not sent outlives a reload. */
import { readStored, writeStored } from '../browser/storage.ts'
import { type Batch, cut, emptyQueue, type Queue, withEvent, withoutBatch } from './queue.ts'
import type { BehaviourEvent } from '../../../contract/site/logs.ts'

/** What became of a batch: stored; refused for good; not now; nothing of this person or site is wanted. */
export type Sent = 'stored' | 'refused' | 'later' | 'unwanted'

export type SenderGiven = {
  readonly send: (batch: Batch) => Promise<Sent>
  readonly newID: () => string
  /** Calls back after a time, ms. */
  readonly later: (work: () => void, ms: number) => void
}

const slot = 'sizewright.behaviour'
/** The first and the longest wait for a server that is away, ms. */
const waits = { first: 5_000, most: 300_000 } as const

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' &&
  value !== null &&
  'events' in value &&
  Array.isArray(value.events) &&
  'batches' in value &&
  Array.isArray(value.batches)

const readQueue = (): Queue => {
  try {
    const kept: unknown = JSON.parse(readStored('session', slot) ?? '')
    return isQueue(kept) ? kept : emptyQueue
  } catch {
    return emptyQueue
  }
}

/** Tries again, later each time; however often it is asked, one try is due at a time. */
const createRetry = (later: SenderGiven['later']) => {
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

export const createSender = ({ send, newID, later }: SenderGiven) => {
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

  /** One after the other, so that they are stored in their order. */
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
    /** Everything, however few: the page is left for another one. */
    flush: (): void => {
      keep(cut(queue, newID))
      void sendNext()
    },
    /** The same at once: there may be no other time. A batch that is sent twice is stored once. */
    flushAll: (): void => {
      keep(cut(queue, newID))
      for (const batch of queue.batches) void send(batch).then((sent) => settle(batch, sent))
    },
    /** Nothing more is wanted of what was recorded. */
    forget: (): void => keep(emptyQueue),
    left: (): Queue => queue,
  }
}

export type Sender = ReturnType<typeof createSender>
