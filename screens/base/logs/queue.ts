/** Events not yet in a batch, and batches not yet stored. Each event is in exactly one of the two, in order. */
import type { BehaviourEvent } from '../../../contract/site/logs.ts'
import { logSizes } from '../../../contract/site/log-names.ts'

export type Batch = {
  readonly id: string
  /** Consent of the account under which the events were recorded; without it they are anonymous. */
  readonly by?: string
  readonly events: readonly BehaviourEvent[]
}

export type Queue = Omit<Batch, 'id'> & { readonly batches: readonly Batch[] }

export const emptyQueue: Queue = { events: [], batches: [] }

/** Maximum number of batches stored while the server is unreachable; the oldest are dropped first. */
export const mostBatches = 25

/** Moves the waiting events into a new batch. */
export const cut = ({ batches, ...waiting }: Queue, newID: () => string): Queue =>
  waiting.events.length === 0
    ? { events: [], batches }
    : { events: [], batches: [...batches, { id: newID(), ...waiting }].slice(-mostBatches) }

/** Adds an event with the consent at its time. A different consent or a full batch starts a new batch. */
export const withEvent = (
  queue: Queue,
  { event, by }: { readonly event: BehaviourEvent; readonly by: string | undefined },
  newID: () => string,
): Queue => {
  const own = by === undefined ? {} : { by }
  const room = queue.by === by || queue.events.length === 0 ? queue : cut(queue, newID)
  const next = { ...own, events: [...room.events, event], batches: room.batches }
  return next.events.length < logSizes.events ? next : cut(next, newID)
}

/** Removes a batch that was stored or rejected. */
export const withoutBatch = (queue: Queue, id: string): Queue => ({ ...queue, batches: queue.batches.filter((batch) => batch.id !== id) })
