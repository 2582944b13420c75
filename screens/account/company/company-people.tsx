/** Accounts of the company with their permissions. */
import { useState } from 'react'
import { type CompanyUser, type Permission, type PermissionChange, permissionNames } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { listPageSize } from '../../base/saved/store.ts'
import { currentSite } from '../../base/site/site.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { SavedList, useDates, useListLook } from '../centre/list-parts.tsx'
import { useProblem } from '../centre/use-problem.ts'
import { type PeopleQuery, readPeople, setPermission } from './company-calls.ts'

type Params = Omit<PeopleQuery, 'size'> & { readonly began: number; readonly locale: Locale }

const people: Query<Params, Awaited<ReturnType<typeof readPeople>>> = {
  name: 'company.people',
  load: ({ page, keyword, order, locale }, signal) => readPeople({ page, size: listPageSize, keyword, order }, { locale, signal }),
}

const Buttons = ({ user: { id, account, role, infoReview } }: { readonly user: CompanyUser }) => {
  const { t } = useTexts('company')
  const { t: centre } = useTexts('user-centre')
  const [granted, setGranted] = useState<readonly Permission[]>(infoReview)
  const [requested, setRequested] = useState<PermissionChange>()
  const { trigger, isMutating, failure } = useMutation(setPermission, ({ infoReview: now }) => setGranted(now))
  useProblem(failure)
  // Optimistic while the call is running; a rejected change is reverted.
  const isGranted = (permission: Permission) =>
    isMutating && requested?.permission === permission ? requested.isGiven : granted.includes(permission)
  const change = (permission: Permission, checked: boolean) => {
    if (isMutating) return
    const next = { id, permission, isGiven: checked }
    setRequested(next)
    trigger(next)
  }
  return (
    <fieldset className="company-buttons">
      <legend className="sr-only">{t('people.buttonsOf', { account })}</legend>
      {permissionNames.map((permission) => (
        <label key={permission}>
          <input
            type="checkbox"
            checked={isGranted(permission)}
            aria-disabled={isMutating}
            disabled={role !== 'user'}
            onChange={({ target }) => change(permission, target.checked)}
          />
          {centre(`mine.permission.${permission}`)}
        </label>
      ))}
    </fieldset>
  )
}

const Row = ({ user }: { readonly user: CompanyUser }) => {
  const { t } = useTexts('company')
  const date = useDates()
  const { account, role, since } = user
  return (
    <li className="kept-row company-user">
      <span className="kept-name">
        <strong>{account}</strong>
        <small>
          {t(`people.roles.${role}`)} · {t('people.since', { date: date(since) })}
        </small>
      </span>
      <Buttons user={user} />
    </li>
  )
}

const orders = ['-created', 'created'] as const

/** Choice of the buttons that require a permission. */
const Needed = () => {
  const { t, listed } = useTexts('company')
  const { t: centre } = useTexts('user-centre')
  const names = listed((currentSite().needGrant ?? []).map((name) => centre(`mine.permission.${name}`)))
  return <p className="kept-hint">{names === '' ? t('people.hintNone') : t('people.hint', { names })}</p>
}

const settledMs = 300

export const CompanyPeople = ({ began }: { readonly began: number }) => {
  const { t } = useTexts('company')
  const locale = useLocale()
  const look = useListLook<(typeof orders)[number]>('-created')
  const { page, order } = look
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const resource = useQuery(people, { page, keyword, order, began, locale }, { keepPreviousData: true })
  const { data } = resource
  return (
    <section className="company-people">
      <h2>{t('people.title')}</h2>
      <Needed />
      <SavedList
        look={look}
        orders={orders}
        resource={resource}
        count={data?.count}
        none={[t('people.none'), t('people.noneHint')]}
        above={<p className="kept-hint">{t('people.search')}</p>}
      >
        {data?.list.map((user) => (
          <Row key={`${user.id} ${user.infoReview.join(' ')}`} user={user} />
        ))}
      </SavedList>
    </section>
  )
}
