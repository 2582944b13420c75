/** Those who have an account at a company, as its administrators see them: by the ends of their account alone. */
import { type Kysely, sql } from 'kysely'
import { maskedAccount } from '../../contract/people/masked.ts'
import { type CompanyUser, permissionNames } from '../../contract/people/people.ts'
import type { Tables } from '../database/tables.ts'
import { before, type Page } from './pages.ts'
import { holdsAll, listPermissions } from './permissions.ts'

/** The newest first, or last. */
export const peopleOrders = ['created', '-created'] as const
type PeopleOrder = (typeof peopleOrders)[number]

/** Longest part of a number that a list shows. */
const shownDigits = 4

/** A pattern whose marks stand for themselves. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

/**
 * What a keyword finds is what the list shows: the whole account, the first or last digits of a number, the beginning of an e-mail's
 * host. Any other part would tell, try by try, what is masked.
 */
const found = (keyword: string) => {
  const text = keyword.trim().toLowerCase()
  const part = escaped(text)
  const isShown = text.length <= shownDigits
  const ends = [...(isShown ? [`%${part}`] : []), ...(text.length < shownDigits ? [`${part}%`] : [])]
  const ofNumber = ends.map((pattern) => sql<boolean>`phone like ${pattern} escape '\\'`)
  const ofHost = sql<boolean>`email like ${`%@${part.replace('@', '')}%`} escape '\\'`
  const all = [sql<boolean>`phone = ${text}`, sql<boolean>`email = ${text}`, ...ofNumber, ...(text.indexOf('@') > 0 ? [] : [ofHost])]
  return sql<boolean>`(${sql.join(all, sql` or `)})`
}

/** A page of the accounts of a company that have a number or an e-mail. */
export async function listCompanyPeople(
  db: Kysely<Tables>,
  company: string,
  asked: Page & { readonly keyword: string; readonly order: PeopleOrder },
): Promise<{ readonly list: readonly CompanyUser[]; readonly count: number }> {
  const all = db
    .selectFrom('person')
    .where('company', '=', company)
    .where((is) => is.or([is('phone', 'is not', null), is('email', 'is not', null)]))
  const own = asked.keyword.trim() === '' ? all : all.where(found(asked.keyword))
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'phone', 'email', 'role', 'created_at'])
    .orderBy('created_at', asked.order === 'created' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(asked.size)
    .offset(before(asked))
    .execute()
  const list = await Promise.all(
    rows.map(async ({ id, phone, email, role, created_at: since }) => ({
      id,
      account: maskedAccount(phone, email),
      role,
      since,
      infoReview: holdsAll(role) ? [...permissionNames] : [...(await listPermissions(db, id))],
    })),
  )
  return { list, count: Number(count) }
}
