/** Database tables for kysely. Each belongs to one folder of `server/`, the only one that queries it. */
import type { FileTables } from './file-tables.ts'
import type { LogTables } from './log-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/** An imported version of the whole catalogue. Owner: `server/catalogue`. */
export interface CatalogueVersionTable {
  id: string
  /** 1, 2, 3… in the order of import. */
  sequence: number
  /** SHA-256 over the imported files. */
  content_hash: string
  /** `seed`: the shipped files; `import`: imported by an operator. */
  origin: 'seed' | 'import'
  /** ISO 8601, UTC. */
  created_at: string
  model_count: number
}

/** A model of a version. Owner: `server/catalogue`. */
export interface CatalogueModelTable {
  version_id: string
  family: string
  sku: string
  /** Position in the family's order, from 0. */
  rank: number
  name: string
  series: string
  maker: string
  icon: string
  basis: string
  source: string
  note: string | null
  /** Technical figures as JSON, in the shape of the contract. */
  candidate: string
}

/** A single row with the active version. Owner: `server/catalogue`. */
export interface CatalogueActiveTable {
  id: number
  version_id: string
}

/** A scene submitted to the manufacturer. Owner: `server/records`. */
export interface SceneRecordTable {
  /** 1, 2, 3… in the order in which they were stored. */
  sequence: number
  /** Id chosen by the sender: repeated submissions are stored once. */
  submission_id: string
  /** ISO 8601, UTC. */
  submitted_at: string
  /** Working id of the screen. */
  class_id: string
  scene: string
  /** Locale of the sender. */
  language: string
  /** Inputs as JSON: name, value, unit. */
  inputs: string
  /** Results as JSON: name, value, unit. */
  rows: string
  /** Sender; null for a visitor or a deleted account. */
  person_id: string | null
  state: 'new' | 'inWork' | 'answered'
  /** Answer shown to the sender. */
  answer: string
  /** Number of changes of state and answer. */
  version: number
  /** ISO 8601, UTC. */
  changed_at: string | null
  /** Account that made the latest change; null for a command. */
  changed_by: string | null
}

/** A single row with the latest number. Owner: `server/records`. */
export interface SceneRecordCounterTable {
  id: number
  last: number
}

/** A site. Owner: `server/sites`. */
export interface SiteTable {
  key: string
  /** The site as JSON, as written by the operator: missing settings have the defaults of the running program. */
  definition: string
  /** ISO 8601, UTC. */
  changed_at: string
}

/** A single row that is written to test the database. Owner: `server/readiness.ts`. */
export interface ProbeTable {
  id: number
  /** ISO 8601, UTC. */
  written_at: string
}

/** A published entry in one language. Owner: `server/sites`. */
export interface ContentEntryTable {
  site_key: string
  kind: string
  id: string
  language: string
  /** `2026-11-24`. */
  published_on: string
  /** The complete entry as JSON, in the shape of the contract. */
  definition: string
  /** ISO 8601, UTC. */
  changed_at: string
}

/** A published file. Owner: `server/sites`. */
export interface ContentFileTable {
  site_key: string
  /** Derived from the bytes. */
  id: string
  type: string
  bytes: Uint8Array
}

/** The secret from which the image keys of a site and the seals of its reports are derived. Owner: `server/sites`. */
export interface ImageSecretTable {
  site_key: string
  /** 32 bytes in base64url. */
  secret: string
}

export interface Tables extends PeopleTables, LogTables, FileTables {
  catalogue_version: CatalogueVersionTable
  catalogue_model: CatalogueModelTable
  catalogue_active: CatalogueActiveTable
  scene_record: SceneRecordTable
  scene_record_counter: SceneRecordCounterTable
  site: SiteTable
  probe: ProbeTable
  content_entry: ContentEntryTable
  content_file: ContentFileTable
  image_secret: ImageSecretTable
}
