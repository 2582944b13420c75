/** The table of accounts. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Scope } from '../../contract/people/rights.ts'
import type { PeopleTables } from '../database/people-tables.ts'
import type { Tables } from '../database/tables.ts'

export type Person = PeopleTables['person']

/** A phone number or an e-mail address, with the key of its site. */
export interface Account {
  readonly company: string
  readonly account: string
}

const isEmail = (account: string) => account.includes('@')

/** Finds the account of a phone number or e-mail address. */
export const findPerson = (db: Kysely<Tables>, { company, account }: Account): Promise<Person | undefined> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company', '=', company)
    .where(isEmail(account) ? 'email' : 'phone', '=', account)
    .executeTakeFirst()

export const personOf = (db: Kysely<Tables>, id: string): Promise<Person | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds or creates the account of a phone number or e-mail address; concurrent calls return the same one. */
export async function ensurePerson(db: Kysely<Tables>, { company, account }: Account, time: Date): Promise<Person> {
  const row: Person = {
    id: randomUUID(),
    company,
    phone: isEmail(account) ? null : account,
    email: isEmail(account) ? account : null,
    role: 'user',
    let_in: 0,
    password: null,
    created_at: time.toISOString(),
  }
  await db
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findPerson(db, { company, account })) ?? row
}

/** The accounts of a site, oldest first. */
export const listPeople = (db: Kysely<Tables>, company: string): Promise<Person[]> =>
  db.selectFrom('person').selectAll().where('company', '=', company).orderBy('created_at').orderBy('id').execute()

/** Creates an account without phone number and e-mail address. */
export async function addPerson(db: Kysely<Tables>, company: string, time: Date): Promise<Person> {
  const row: Person = {
    id: randomUUID(),
    company,
    phone: null,
    email: null,
    role: 'user',
    let_in: 0,
    password: null,
    created_at: time.toISOString(),
  }
  await db.insertInto('person').values(row).execute()
  return row
}

/** Updates the given columns. */
export async function changePerson(
  db: Kysely<Tables>,
  id: string,
  change: Partial<Pick<Person, 'email' | 'phone' | 'password' | 'role' | 'let_in'>>,
): Promise<void> {
  await db.updateTable('person').set(change).where('id', '=', id).execute()
}

/** Deletes or anonymises further data of an account, in the same transaction. */
export type OnRemoval = (transaction: Transaction<Tables>, personID: string) => Promise<void>

/** Deletes an account with its messages and codes, and anonymises its audit entries. */
export async function removePerson(db: Kysely<Tables>, { id, company, phone, email }: Person, also: OnRemoval): Promise<void> {
  const names = [phone, email].filter((name) => name !== null)
  await db.transaction().execute(async (transaction) => {
    if (names.length > 0) {
      await transaction.deleteFrom('message').where('recipient', 'in', names).execute()
      await transaction.deleteFrom('sign_in_code').where('company', '=', company).where('account', 'in', names).execute()
    }
    await also(transaction, id)
    await transaction.updateTable('audit_entry').set({ person_id: null, detail: '{}' }).where('person_id', '=', id).execute()
    await transaction.deleteFrom('person').where('id', '=', id).execute()
  })
}

export const listAgents = (db: Kysely<Tables>, personID: string) =>
  db.selectFrom('agent').select(['id', 'name', 'logo_url']).where('person_id', '=', personID).orderBy('name').execute()

export async function addAgent(db: Kysely<Tables>, personID: string, name: string): Promise<void> {
  await db.insertInto('agent').values({ id: randomUUID(), person_id: personID, name, logo_url: null }).execute()
}

/** Whether an account is within a scope. */
export const isInScope = ({ id, company }: Person, scope: Scope): boolean =>
  scope.of === 'all' || (scope.of === 'own' && id === scope.personID) || (scope.of === 'company' && company === scope.company)
