/** Dependencies of everything about people. */
import type { Kysely } from 'kysely'
import type { Site } from '../../contract/site/site.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Tables } from '../database/tables.ts'
import type { Delivery } from './delivery.ts'

export interface PeopleParts {
  readonly db: Kysely<Tables>
  readonly delivery: Delivery
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Returns six random digits. */
  readonly newCode: () => string
}

/** The origin of a sign-in. */
export interface Visit {
  readonly site: Site
  readonly locale: Locale
  /** Network address. */
  readonly address: string
  /** The user agent of the browser. */
  readonly device: string
  /** Aborted once the client is gone. */
  readonly signal?: AbortSignal | undefined
}
