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
import { EmptyList } from '../centre/empty-list.tsx'
import { ListRow, RowName } from '../centre/list-row.tsx'
import { Hint, PanelSection } from '../centre/panel-section.tsx'

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
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">{t('people.buttonsOf', { account })}</legend>
      {permissionNames.map((permission) => (
        <label key={permission} className="flex min-h-8 items-center gap-1.5 max-phone:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-main"
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
    <ListRow layout="two">
      <RowName note={`${t(`people.roles.${role}`)} · ${t('people.since', { date: date(since) })}`}>
        <strong>{account}</strong>
      </RowName>
      <Buttons user={user} />
    </ListRow>
  )
}

const orders = ['-created', 'created'] as const

/** Choice of the buttons that require a permission. */
const Needed = () => {
  const { t, listed } = useTexts('company')
  const { t: centre } = useTexts('user-centre')
  const names = listed((currentSite().needGrant ?? []).map((name) => centre(`mine.permission.${name}`)))
  return <Hint>{names === '' ? t('people.hintNone') : t('people.hint', { names })}</Hint>
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
    <PanelSection title={t('people.title')}>
      <Needed />
      <SavedList
        look={look}
        orders={orders}
        resource={resource}
        count={data?.count}
        none={<EmptyList title={t('people.none')}>{t('people.noneHint')}</EmptyList>}
        above={<Hint>{t('people.search')}</Hint>}
      >
        <ul>
          {data?.list.map((user) => (
            <Row key={`${user.id} ${user.infoReview.join(' ')}`} user={user} />
          ))}
        </ul>
      </SavedList>
    </PanelSection>
  )
}
