/** Tables for files made from models. Owner: `server/files`. Times are ISO 8601 in UTC, so that they sort as texts. */

/** A file to be made or already made. Its key is the hash of its input, so that equal requests share one job. */
interface FileJobTable {
  /** SHA-256 of `input`, hexadecimal. */
  key: string
  kind: string
  /** Complete input as canonical JSON. */
  input: string
  /** Jobs with the smallest value are taken first. */
  priority: number
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Progress, 0 to 1. */
  progress: number
  /** Number of attempts. */
  attempts: number
  /** Owner for whom the job runs; unique, so that every owner has at most one running job. */
  runner: string | null
  /** Identifies the current lease; updates with another token have no effect. */
  lease_token: string | null
  lease_ends: string | null
  /** Why it failed. */
  fault: 'failed' | 'timeout' | null
  /** Reason of the failure, for the operator. */
  fault_text: string | null
  /** SHA-256 of the bytes, hexadecimal. */
  content_hash: string | null
  /** Bytes. */
  length: number | null
  asked_at: string
  /** Time of the latest request. */
  touched_at: string
}

/** A request for a file; repeated requests share one row. */
interface FileTaskTable {
  id: string
  /** The person, or a hash of a visitor's address. */
  owner: string
  /** null for a visitor. */
  person_id: string | null
  /** Key of the site. */
  company: string
  /** SHA-256 of the request, hexadecimal. */
  request_hash: string
  job_key: string
  /** Number of the kind on the wire. */
  download_type: number
  selection_id: string
  /** JSON. */
  order_params: string
  unit: 0 | 1
  sku_name: string
  /** Without extension. */
  file_name: string
  extension: string
  asked_at: string
  /** Time of the latest delivery; null where it was never delivered. */
  sent_at: string | null
  /** Outcome that the browser reported. */
  outcome: string | null
}

export interface FileTables {
  file_job: FileJobTable
  file_task: FileTaskTable
}
