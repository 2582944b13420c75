/** People, put together from the database and the ways for messages. */
import type { Permission } from '../../contract/people/people.ts'
import type { Principal } from '../../contract/people/rights.ts'
import type { Database } from '../database/database.ts'
import { createDelivery, type DeliveryOptions } from './delivery.ts'
import type { PeopleParts } from './parts.ts'
import { permissionsOf } from './permissions.ts'
import { whoHas } from './sign-ins.ts'
import { newCode } from './tokens.ts'

export interface People extends PeopleParts {
  /** @returns who has a token; a visitor where it is not valid */
  readonly identify: (token: string) => Promise<Principal>
  /** Buttons that somebody has been given. */
  readonly permissionsOf: (principal: Principal) => Promise<readonly Permission[]>
}

/** @param now milliseconds since the epoch */
export const createPeople = ({ db }: Pick<Database, 'db'>, options: DeliveryOptions, now: () => number): People => ({
  db,
  delivery: createDelivery({ db }, options, now),
  now,
  newCode,
  identify: (token) => whoHas(db, token, now()),
  permissionsOf: (principal) => permissionsOf(db, principal),
})
