/** Tables for logs sent by the pages. Owner: `server/logs`. Times are ISO 8601 in UTC, so that they sort as texts. */

/** Sender and time of a log. */
interface SentTable {
  /** Index in its batch, from 0. */
  place: number
  /** Key of the site. */
  site: string
  environment: 'prod' | 'test'
  version: string
  os: string
  browser: string
  /** Time of the event, by the sender's clock where plausible. */
  at: string
  received_at: string
}

interface BehaviourEventTable extends SentTable {
  /** Id of the batch chosen by the sender: repeated batches are stored once. */
  batch_id: string
  /** Only with the person's consent. */
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
