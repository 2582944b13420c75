/** The user's account: identifiers, password, sign-ins, stored data and deletion. */
import { useState } from 'react'
import { permissionNames } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { keepAccount, type KnownAccount } from '../../base/account/account.ts'
import { exportMine, mySignIns, removeAccount, revokeSignIn } from '../../base/people/account-calls.ts'
import { maskedEmail, maskedPhone } from '../../../contract/people/masked.ts'
import { myButtons } from '../../base/people/permission.ts'
import { askToSignIn } from '../../base/account/user-centre.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { showToast } from '../../ui/toast.tsx'
import { deviceName } from './device-name.ts'
import { EmailForm } from './email-form.tsx'
import { Loading, useDates } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { PasswordForm } from './password-form.tsx'
import { useProblem } from './use-problem.ts'
import { ListRow, RowActions, RowName, RowNote } from './list-row.tsx'
import { ButtonRow, Hint, PanelSection } from './panel-section.tsx'
import { Fact } from '../facts.tsx'

type Params = { readonly began: number; readonly locale: Locale }

const signIns: Query<Params, Awaited<ReturnType<typeof mySignIns>>> = {
  name: 'account.signIns',
  load: ({ locale }, signal) => mySignIns({ locale, signal }),
}

type Known = { readonly known: KnownAccount }

const SignIns = ({ known: { began } }: Known) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const locale = useLocale()
  const { data, failure, retry } = useQuery(signIns, { began, locale }, { keepPreviousData: true })
  const ending = useMutation(revokeSignIn, retry)
  useProblem(ending.failure)
  return (
    <PanelSection title={t('mine.signIns')}>
      {failure && !data && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      <ul>
        {data?.map(({ id, device, since, seen, isThis }) => (
          <ListRow key={id}>
            <RowName note={isThis && t('mine.thisBrowser')}>
              <strong>{deviceName(device)}</strong>
            </RowName>
            <RowNote>
              {t('mine.since', { date: date(since) })} · {t('mine.seen', { date: date(seen) })}
            </RowNote>
            <RowActions>
              {isThis ? (
                <button
                  type="button"
                  className="button"
                  data-size="small"
                  aria-haspopup="dialog"
                  onClick={() => askToSignIn({ isLeaving: true })}
                >
                  {t('mine.leave')}
                </button>
              ) : (
                <button
                  type="button"
                  className="button"
                  data-size="small"
                  disabled={ending.isMutating}
                  aria-label={t('mine.endNamed', { name: deviceName(device) })}
                  onClick={() => ending.trigger(id)}
                >
                  {t('mine.end')}
                </button>
              )}
            </RowActions>
          </ListRow>
        ))}
      </ul>
    </PanelSection>
  )
}

const Permissions = ({ known: { began } }: Known) => {
  const { t, locale, listed } = useTexts('user-centre')
  const { data } = useQuery(myButtons, { began, locale })
  const names = permissionNames.filter((name) => data?.includes(name))
  return (
    <Fact name={t('mine.permissions')}>
      {names.length === 0 ? t('mine.noPermissions') : listed(names.map((name) => t(`mine.permission.${name}`)))}
    </Fact>
  )
}

/** Exports or deletes all stored data. */
const StoredData = () => {
  const { t } = useTexts('user-centre')
  const [isConfirming, setConfirming] = useState(false)
  const exporting = useMutation(
    (_: undefined, options) => exportMine(options),
    (file) => saveFile('sizewright-account.zip', file),
  )
  const removing = useMutation(
    (_: undefined, options) => removeAccount(options),
    () => {
      setConfirming(false)
      keepAccount(undefined)
      showToast(t('mine.removed'))
      openPage('#/')
    },
  )
  useProblem(exporting.failure)
  useProblem(removing.failure)
  return (
    <PanelSection title={t('mine.kept')}>
      <Hint>{t('mine.keptHint')}</Hint>
      <ButtonRow>
        <button type="button" className="button" disabled={exporting.isMutating} onClick={() => exporting.trigger(undefined)}>
          {t('mine.export')}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
          {t('mine.remove')}
        </button>
      </ButtonRow>
      {isConfirming && (
        <Sheet
          title={t('mine.removeTitle')}
          onClose={() => setConfirming(false)}
          actions={[
            { text: t('cancel'), onAct: () => setConfirming(false) },
            { text: t('mine.remove'), onAct: () => removing.trigger(undefined), isPrimary: true, isBusy: removing.isMutating },
          ]}
        >
          <p>{t('mine.removeQuestion')}</p>
        </Sheet>
      )}
    </PanelSection>
  )
}

export const MyAccount = ({ known }: Known) => {
  const { t } = useTexts('user-centre')
  const { phoneNumber, email, isFixed } = known
  return (
    <>
      <PanelSection title={t('mine.who')}>
        <dl>
          <Fact name={t('mine.phone')}>{phoneNumber === null ? t('mine.none') : maskedPhone(phoneNumber)}</Fact>
          <Fact name={t('mine.email')}>{email === null ? t('mine.none') : maskedEmail(email)}</Fact>
          <Permissions known={known} />
        </dl>
        {isFixed && <Hint>{t('mine.fixed')}</Hint>}
      </PanelSection>
      {!isFixed && (
        <>
          <EmailForm known={known} />
          <PasswordForm known={known} />
        </>
      )}
      <SignIns known={known} />
      <StoredData />
    </>
  )
}
