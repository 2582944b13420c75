/**
 * Verification codes. Each permits five attempts from one address, even concurrent ones, so that nobody else can use up those of its
 * owner, and 50 in all. The correct one uses it up.
 */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { codeRules, type CodeType } from '../../contract/people/people.ts'
import type { Tables } from '../database/tables.ts'
import { countAttempt } from './attempts.ts'
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
  { code, address, now }: { readonly code: string; readonly address: string; readonly now: number },
): Promise<boolean> {
  const current = await db
    .selectFrom('sign_in_code')
    .select('id')
    .where('company', '=', company)
    .where('account', '=', account)
    .where('type', '=', type)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (!current) return false
  // Attempts are counted before they are judged, each in one statement, so that concurrent requests get no more.
  const own = { key: `tries of code ${current.id} from ${address}`, most: codeRules.tries, seconds: codeRules.lifeSeconds }
  if ((await countAttempt(db, own, now)) > 0) return false
  const tried = await db
    .updateTable('sign_in_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', current.id)
    .where('tries', '<', codeRules.triesInAll)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!tried || hashOfCode(tried.id, code) !== tried.code_hash) return false
  const { numDeletedRows } = await db.deleteFrom('sign_in_code').where('id', '=', tried.id).executeTakeFirst()
  return numDeletedRows > 0n
}
