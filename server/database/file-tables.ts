/** The tables about files that are made of models. Owner: `server/files`. Times are ISO 8601 in UTC, so that their texts sort as they do. */

/** A file that is to be made or was made. What it is made of is its name: two who ask for the same share one. */
interface FileJobTable {
  /** SHA-256 of `input`, hexadecimal. */
  key: string
  kind: string
  /** All that it is made of, as canonical JSON. */
  input: string
  /** The smallest is next. */
  priority: number
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** 0 to 1: the part of its steps that is done. */
  progress: number
  /** How often it was begun. */
  attempts: number
  /** Whose turn it is in; nobody has two at a time, which this column being unique sees to. */
  runner: string | null
  /** Who is at it: of another one that believes it is, nothing is taken. */
  lease_token: string | null
  lease_ends: string | null
  /** Why it failed. */
  fault: 'failed' | 'timeout' | null
  /** The same, for the operator. */
  fault_text: string | null
  /** SHA-256 of the bytes, hexadecimal. */
  content_hash: string | null
  /** Bytes. */
  length: number | null
  asked_at: string
  /** Asked for last. */
  touched_at: string
}

/** What somebody asked for: the same asked again is the same row. */
interface FileTaskTable {
  id: string
  /** The person, or a visitor by a hash. */
  owner: string
  /** null: of a visitor. */
  person_id: string | null
  /** Key of the site. */
  company: string
  /** SHA-256 of what was asked, hexadecimal. */
  request_hash: string
  job_key: string
  /** As the wire numbers them. */
  download_type: number
  selection_id: string
  /** JSON. */
  order_params: string
  unit: 0 | 1
  sku_name: string
  /** Without its end. */
  file_name: string
  extension: string
  asked_at: string
  /** When it was given out last; null: it was made, and no more. */
  sent_at: string | null
  /** What the browser told of it. */
  outcome: string | null
}

export interface FileTables {
  file_job: FileJobTable
  file_task: FileTaskTable
}
