/** Accounts of a company as its administrators see them, with masked phone numbers and e-mail addresses. */
import { type Kysely, sql } from 'kysely'
import { maskedAccount } from '../../contract/people/masked.ts'
import { type CompanyUser, permissionNames } from '../../contract/people/people.ts'
import type { Tables } from '../database/tables.ts'
import { before, type Page } from './pages.ts'
import { holdsAll, listPermissions } from './permissions.ts'

/** Sort keys: by creation, oldest or newest first. */
export const peopleOrders = ['created', '-created'] as const
type PeopleOrder = (typeof peopleOrders)[number]

/** Longest part of a phone number shown in a list. */
const shownDigits = 4

/** Escapes the wildcards of a pattern. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

/**
 * Matches only what the list shows: the whole account, the first or last digits of a number, or the beginning of the e-mail
 * host. Matching other parts would reveal the masked text by trial.
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

/** A page of a company's accounts with a phone number or an e-mail address. */
export async function listCompanyPeople(
  db: Kysely<Tables>,
  company: string,
  request: Page & { readonly keyword: string; readonly order: PeopleOrder },
): Promise<{ readonly list: readonly CompanyUser[]; readonly count: number }> {
  const all = db
    .selectFrom('person')
    .where('company', '=', company)
    .where((is) => is.or([is('phone', 'is not', null), is('email', 'is not', null)]))
  const own = request.keyword.trim() === '' ? all : all.where(found(request.keyword))
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'phone', 'email', 'role', 'created_at'])
    .orderBy('created_at', request.order === 'created' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(request.size)
    .offset(before(request))
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
