/** Verification codes. Each permits five attempts, even concurrent ones, and is used up by the correct one. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { codeRules, type CodeType } from '../../contract/people/people.ts'
import type { Tables } from '../database/tables.ts'
import type { Account } from './people-repository.ts'
import { hashOfCode } from './tokens.ts'

/** The account and the purpose of a code. */
export interface CodeFor extends Account {
  readonly type: CodeType
}

/** Stores a code, replacing the previous one. */
export async function keepCode(
  db: Kysely<Tables>,
  { company, account, type }: CodeFor,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<void> {
  const id = randomUUID()
  const row = { id, code_hash: hashOfCode(id, code), expires_at: new Date(now + codeRules.lifeSeconds * 1000).toISOString(), tries: 0 }
  await db
    .insertInto('sign_in_code')
    .values({ company, account, type, ...row })
    .onConflict((conflict) => conflict.columns(['company', 'account', 'type']).doUpdateSet(row))
    .execute()
}

/** @returns whether the code is correct; a correct code is used up */
export async function takeCode(
  db: Kysely<Tables>,
  { company, account, type }: CodeFor,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<boolean> {
  // The attempt is counted before it is judged, in one statement, so that concurrent requests get no more than five.
  const tried = await db
    .updateTable('sign_in_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('company', '=', company)
    .where('account', '=', account)
    .where('type', '=', type)
    .where('tries', '<', codeRules.tries)
    .where('expires_at', '>', new Date(now).toISOString())
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!tried || hashOfCode(tried.id, code) !== tried.code_hash) return false
  const { numDeletedRows } = await db.deleteFrom('sign_in_code').where('id', '=', tried.id).executeTakeFirst()
  return numDeletedRows > 0n
}
