/** Audit log of sign-ins and of changes of rights. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface AuditEvent {
  readonly company: string
  /** undefined: no known person. */
  readonly personID: string | undefined
  readonly event:
    | 'signedIn'
    | 'codeRefused'
    | 'signInFailed'
    | 'signedOut'
    | 'passwordChanged'
    | 'emailChanged'
    | 'permissionsGiven'
    | 'permissionsTaken'
    | 'companyChanged'
    | 'roleChanged'
    | 'accountRemoved'
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function noteEvent(db: Kysely<Tables>, { company, personID, event, detail = {} }: AuditEvent, now: number): Promise<void> {
  const row = { id: randomUUID(), at: new Date(now).toISOString(), company, person_id: personID ?? null, event }
  await db
    .insertInto('audit_entry')
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute()
}

/** The events of a person, newest first. */
export const listEvents = (db: Kysely<Tables>, personID: string) =>
  db.selectFrom('audit_entry').select(['at', 'event', 'detail']).where('person_id', '=', personID).orderBy('at', 'desc').execute()
