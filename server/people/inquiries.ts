/** Requests for quotation of assemblies, of their senders and of the company that receives them. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import * as z from 'zod'
import type { InquiryEntry, InquiryState } from '../../contract/inquiries/inquiries.ts'
import { inquiryRules } from '../../contract/inquiries/inquiries.ts'
import { assembly } from '../../contract/results/assembly.ts'
import { readSelectionDocument } from '../../contract/saved/selection-document.ts'
import type { PeopleTables } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'
import { locales } from '../../i18n/locales.ts'
import { clientKey, idByClient } from './client-id.ts'
import { before, type Page } from './pages.ts'
import { hashOf, newToken } from './tokens.ts'

const msPerDay = 86_400_000

/** What was asked for, as it was sized then. `rows`: SHA-256 of the catalogue rows by role; `locale`: language of the sender. */
const snapshot = z.object({
  page: z.string(),
  conditions: z.string(),
  selection: readSelectionDocument,
  assembly,
  catalogue: z.string(),
  rows: z.record(z.string(), z.string()),
  locale: z.optional(z.enum(locales)),
})
type Snapshot = z.infer<typeof snapshot>

export type Inquiry = Omit<Selectable<PeopleTables['inquiry']>, 'snapshot'> & { readonly snapshot: Snapshot }

export type NewInquiry = Pick<Inquiry, 'quantity' | 'contact' | 'message' | 'snapshot'> & {
  readonly clientID: string
  /** `2026-12-24`. */
  readonly neededBy: string | null
}

type Sender = { readonly personID: string; readonly company: string }

/** @returns the id of the request that a person has stored under a client id */
export async function findSent(db: Kysely<Tables>, personID: string, clientID: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('inquiry')
    .select('id')
    .where('person_id', '=', personID)
    .where('client_id', '=', clientID)
    .executeTakeFirst()
  return found?.id
}

/** Stores a request once per client id. @returns its id; the token of its link if it is new */
export async function addInquiry(
  db: Kysely<Tables>,
  { personID, company }: Sender,
  { inquiry, time }: { readonly inquiry: NewInquiry; readonly time: Date },
): Promise<{ readonly id: string; readonly token?: string }> {
  const { clientID, neededBy, snapshot: content, ...request } = inquiry
  const token = newToken()
  const now = time.toISOString()
  const id = randomUUID()
  const added = await db
    .insertInto('inquiry')
    .values({
      ...request,
      needed_by: neededBy,
      id,
      person_id: personID,
      client_id: clientID,
      company,
      state: 'sent',
      version: 0,
      reference: content.assembly.reference,
      snapshot: JSON.stringify(content),
      answer: '',
      token_hash: hashOf(token),
      link_ends: new Date(time.getTime() + inquiryRules.linkDays * msPerDay).toISOString(),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(clientKey).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? { id, token } : { id: await idByClient(db, 'inquiry', { personID, clientID }) }
}

/** Whose requests: those of a person, those of a company, or all. */
export type InquiryOwner = { readonly personID?: string; readonly company?: string }

const ownedBy = (db: Kysely<Tables>, { personID, company }: InquiryOwner) => {
  let owned = db.selectFrom('inquiry')
  if (personID !== undefined) owned = owned.where('person_id', '=', personID)
  if (company !== undefined) owned = owned.where('company', '=', company)
  return owned
}

/** A page of requests, newest first, and their total number. */
export async function listInquiries(
  db: Kysely<Tables>,
  owner: InquiryOwner,
  page: Page,
): Promise<{ readonly list: readonly InquiryEntry[]; readonly count: number }> {
  const owned = ownedBy(db, owner)
  const { count } = await owned.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const list = await owned
    .select(['id', 'reference', 'created_at as time', 'changed_at as changed', 'state', 'quantity'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(before(page))
    .execute()
  return { list, count: Number(count) }
}

const toInquiry = (row: Selectable<PeopleTables['inquiry']>): Inquiry => ({ ...row, snapshot: snapshot.parse(JSON.parse(row.snapshot)) })

/** @returns undefined where the owner has no such request */
export async function findInquiry(db: Kysely<Tables>, owner: InquiryOwner, id: string): Promise<Inquiry | undefined> {
  const row = await ownedBy(db, owner).selectAll().where('id', '=', id).executeTakeFirst()
  return row && toInquiry(row)
}

/** @returns undefined for a link that is unknown or has expired */
export async function openInquiryLink(
  db: Kysely<Tables>,
  token: string,
  { company, time }: { readonly company: string; readonly time: Date },
): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('link_ends', '>', time.toISOString())
    .where('company', '=', company)
    .executeTakeFirst()
  return row && toInquiry(row)
}

type Change = { readonly state: InquiryState; readonly answer?: string }

/** States from which another one is reached. */
const earlier: Readonly<Record<InquiryState, readonly InquiryState[]>> = {
  sent: [],
  seen: ['sent'],
  answered: ['sent', 'seen', 'answered'],
  withdrawn: ['sent', 'seen'],
}

/** @returns false where it has changed since that version, or is in a state from which there is no such change */
export async function changeInquiry(
  db: Kysely<Tables>,
  { id, version }: { readonly id: string; readonly version: number },
  { change, time }: { readonly change: Change; readonly time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inquiry')
    .set({ ...change, version: version + 1, changed_at: time.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', earlier[change.state])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All requests that a person sent, as stored. */
export async function exportInquiries(db: Kysely<Tables>, personID: string) {
  const rows = await db.selectFrom('inquiry').selectAll().where('person_id', '=', personID).orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => {
    const { person_id: _person, token_hash: _token, ...inquiry } = toInquiry(row)
    return inquiry
  })
}

/** Removes the sender from their requests, and withdraws those that are not answered: the company keeps the assembly alone. */
export async function forgetInquirer(db: Kysely<Tables>, personID: string): Promise<void> {
  await db
    .updateTable('inquiry')
    .set({ state: 'withdrawn' })
    .where('person_id', '=', personID)
    .where('state', 'in', earlier.withdrawn)
    .execute()
  await db.updateTable('inquiry').set({ person_id: null, contact: '', message: '', answer: '' }).where('person_id', '=', personID).execute()
}
