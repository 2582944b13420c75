/** The tables, as kysely sees them. Each belongs to one folder of `server/`, which alone queries it. */
import type { FileTables } from './file-tables.ts'
import type { LogTables } from './log-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/** One imported state of the whole catalogue. Owner: `server/catalogue`. */
export interface CatalogueVersionTable {
  id: string
  /** 1, 2, 3… in the order of import. */
  sequence: number
  /** SHA-256 over the imported files. */
  content_hash: string
  /** `seed` = the files that come with the program, `import` = brought in by an operator. */
  origin: 'seed' | 'import'
  /** ISO 8601, UTC. */
  created_at: string
  model_count: number
}

/** One model of one version. Owner: `server/catalogue`. */
export interface CatalogueModelTable {
  version_id: string
  family: string
  sku: string
  /** Place in the family's order, from 0. */
  rank: number
  name: string
  series: string
  maker: string
  icon: string
  basis: string
  source: string
  note: string | null
  /** The technical figures as JSON, in the shape of the contract. */
  candidate: string
}

/** One row: the version that answers are made from. Owner: `server/catalogue`. */
export interface CatalogueActiveTable {
  id: number
  version_id: string
}

/** One scene that was submitted to the manufacturer. Owner: `server/records`. */
export interface SceneRecordTable {
  /** 1, 2, 3… in the order in which they were stored. */
  sequence: number
  /** The sender's own name for the submission: one that is repeated is stored once. */
  submission_id: string
  /** ISO 8601, UTC. */
  submitted_at: string
  /** Working id of the screen. */
  class_id: string
  scene: string
  /** Locale of the sender. */
  language: string
  /** What was entered, as JSON: name, value, unit. */
  inputs: string
  /** What resulted, as JSON: name, value, unit. */
  rows: string
  /** Whose it is; null: of a visitor, or of an account that is gone. */
  person_id: string | null
  state: 'new' | 'inWork' | 'answered'
  /** What the sender is told. */
  answer: string
  /** Counts changes of state and answer. */
  version: number
  /** ISO 8601, UTC. */
  changed_at: string | null
  /** The account that changed it; null where a command did. */
  changed_by: string | null
}

/** One row: the number given last. Owner: `server/records`. */
export interface SceneRecordCounterTable {
  id: number
  last: number
}

/** One site. Owner: `server/sites`. */
export interface SiteTable {
  key: string
  /** The site as JSON, as the operator wrote it: what was left out follows the defaults of the running program. */
  definition: string
  /** ISO 8601, UTC. */
  changed_at: string
}

/** One row that is written to learn whether anything can be. Owner: `server/readiness.ts`. */
export interface ProbeTable {
  id: number
  /** ISO 8601, UTC. */
  written_at: string
}

/** One published thing in one language. Owner: `server/sites`. */
export interface ContentEntryTable {
  site_key: string
  kind: string
  id: string
  language: string
  /** `2026-11-24`. */
  published_on: string
  /** The thing with all its details as JSON, in the shape of the contract. */
  definition: string
  /** ISO 8601, UTC. */
  changed_at: string
}

/** One file of published things. Owner: `server/sites`. */
export interface ContentFileTable {
  site_key: string
  /** Follows from the bytes. */
  id: string
  type: string
  bytes: Uint8Array
}

/** What the pictures of a site are sealed with. Owner: `server/sites`. */
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
