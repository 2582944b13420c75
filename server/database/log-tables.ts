/** The tables of what the pages tell. Owner: `server/logs`. Times are ISO 8601 in UTC, so that their texts sort as they do. */

/** Who sent it, and when it came. */
interface SentTable {
  /** In the order in which it was sent, from 0. */
  place: number
  /** Key of the site. */
  site: string
  environment: 'prod' | 'test'
  version: string
  os: string
  browser: string
  /** When it happened, by the clock of the sender where that can be. */
  at: string
  received_at: string
}

interface BehaviourEventTable extends SentTable {
  /** The sender's own name for the batch: one that is repeated is stored once. */
  batch_id: string
  /** With consent alone. */
  person_id: string | null
  name: string
  tag: string
  type: string
  /** ms. */
  duration: number
}

interface PageFaultTable extends SentTable {
  report_id: string
  page: string
  kind: string
  message: string
  stack: string
  count: number
}

export interface LogTables {
  behaviour_event: BehaviourEventTable
  page_fault: PageFaultTable
}
