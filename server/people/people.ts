/** Assembles the people service from the database and the delivery of messages. */
import type { Permission } from '../../contract/people/people.ts'
import type { Principal } from '../../contract/people/rights.ts'
import type { Database } from '../database/database.ts'
import { createDelivery, type DeliveryOptions } from './delivery.ts'
import type { PeopleParts } from './parts.ts'
import { permissionsOf } from './permissions.ts'
import { whoHas } from './sign-ins.ts'
import { newCode } from './tokens.ts'

export interface People extends PeopleParts {
  /** @returns the principal with a token; a visitor where the token is not valid */
  readonly identify: (token: string) => Promise<Principal>
  /** The button permissions of a principal. */
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
