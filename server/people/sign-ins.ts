/** Sign-ins of persons. A token is valid while its row exists and has not expired. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Principal } from '../../contract/people/rights.ts'
import { signInLife } from '../../contract/people/sign-in-life.ts'
import type { Tables } from '../database/tables.ts'
import { hashOf, newToken } from './tokens.ts'

const iso = (time: number) => new Date(time).toISOString()
const longestDevice = 200

export interface NewSignIn {
  readonly personID: string
  /** The user agent of the browser. */
  readonly device: string
}

/** @returns the token, of which only a hash is stored, and its expiry */
export async function addSignIn(
  db: Kysely<Tables>,
  { personID, device }: NewSignIn,
  now: number,
): Promise<{ readonly token: string; readonly expires: string }> {
  const token = newToken()
  const expires = iso(now + signInLife.idle)
  const row = { id: randomUUID(), person_id: personID, agent_id: null, device: device.slice(0, longestDevice) }
  const times = { created_at: iso(now), seen_at: iso(now), expires_at: expires, ends_at: iso(now + signInLife.whole) }
  await db
    .insertInto('sign_in')
    .values({ ...row, ...times, token_hash: hashOf(token) })
    .execute()
  await db.deleteFrom('sign_in').where('expires_at', '<=', iso(now)).execute()
  return { token, expires }
}

const slide = async (db: Kysely<Tables>, { hash, endsAt }: { readonly hash: string; readonly endsAt: string }, now: number) => {
  const expires = iso(Math.min(now + signInLife.idle, Date.parse(endsAt)))
  await db
    .updateTable('sign_in')
    .set({ seen_at: iso(now), expires_at: expires })
    .where('token_hash', '=', hash)
    .execute()
}

/** @returns the principal with the token; a visitor where it is not valid */
export async function whoHas(db: Kysely<Tables>, token: string, now: number): Promise<Principal> {
  const hash = hashOf(token)
  const found = await db
    .selectFrom('sign_in')
    .innerJoin('person', 'person.id', 'sign_in.person_id')
    .select([
      'sign_in.id',
      'sign_in.agent_id',
      'sign_in.seen_at',
      'sign_in.ends_at',
      'person.id as person_id',
      'person.company',
      'person.role',
    ])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', iso(now))
    .executeTakeFirst()
  if (!found) return { role: 'visitor', expired: true }
  if (now - Date.parse(found.seen_at) >= signInLife.slide) await slide(db, { hash, endsAt: found.ends_at }, now)
  return {
    // Acting for an agent changes the role of a user, but not that of an administrator.
    role: found.role === 'user' && found.agent_id !== null ? 'agent' : found.role,
    personID: found.person_id,
    company: found.company,
    signInID: found.id,
    agentID: found.agent_id ?? undefined,
  }
}

/** Valid sign-ins, most recently used first. */
export const listSignIns = (db: Kysely<Tables>, personID: string, now: number) =>
  db
    .selectFrom('sign_in')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('person_id', '=', personID)
    .where('expires_at', '>', iso(now))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns false where the person has no such sign-in */
export async function revokeSignIn(db: Kysely<Tables>, personID: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in').where('person_id', '=', personID).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Revokes all sign-ins of a person except one. */
export async function revokeOthers(db: Kysely<Tables>, personID: string, exceptID: string): Promise<void> {
  await db.deleteFrom('sign_in').where('person_id', '=', personID).where('id', '!=', exceptID).execute()
}

/** @param agentID undefined to act for the company itself */
export async function actFor(db: Kysely<Tables>, signInID: string, agentID: string | undefined): Promise<void> {
  await db
    .updateTable('sign_in')
    .set({ agent_id: agentID ?? null })
    .where('id', '=', signInID)
    .execute()
}
