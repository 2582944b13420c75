/** What everything about people works with. */
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
  /** Six digits that nobody can guess. */
  readonly newCode: () => string
}

/** Where somebody signs in from. */
export interface Visit {
  readonly site: Site
  readonly locale: Locale
  /** Network address. */
  readonly address: string
  /** What the browser calls itself. */
  readonly device: string
}
