/** Events that wait, and batches that were made of them and are not known to be stored. Every event stands in exactly one of the two, in its order. */
import type { BehaviourEvent } from '../../../contract/site/logs.ts'
import { logSizes } from '../../../contract/site/log-names.ts'

export type Batch = {
  readonly id: string
  /** The consent under which they were recorded, which names an account; without it they name nobody. */
  readonly by?: string
  readonly events: readonly BehaviourEvent[]
}

export type Queue = Omit<Batch, 'id'> & { readonly batches: readonly Batch[] }

export const emptyQueue: Queue = { events: [], batches: [] }

/** Most batches that are kept while the server is away; the oldest go first. */
export const mostBatches = 25

/** What waits becomes a batch. */
export const cut = ({ batches, ...waiting }: Queue, newID: () => string): Queue =>
  waiting.events.length === 0
    ? { events: [], batches }
    : { events: [], batches: [...batches, { id: newID(), ...waiting }].slice(-mostBatches) }

/** An event with the consent of its time: one of another consent begins another batch, and so does one that follows a full one. */
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

/** A batch that is stored, or will never be. */
export const withoutBatch = (queue: Queue, id: string): Queue => ({ ...queue, batches: queue.batches.filter((batch) => batch.id !== id) })
