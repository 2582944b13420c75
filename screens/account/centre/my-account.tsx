/** One's own account: what it is known by, its password, where it is signed in, what is kept of it, and its end. */
import { useState } from 'react'
import { permissionNames } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { keepAccount, type KnownAccount } from '../../base/account.ts'
import { exportMine, mySignIns, removeAccount, revokeSignIn } from '../../base/account-calls.ts'
import { maskedEmail, maskedPhone } from '../../../contract/people/masked.ts'
import { myButtons } from '../../base/permission.ts'
import { askToSignIn } from '../../base/user-centre.ts'
import { useLocale, useTexts } from '../../base/texts.ts'
import { saveFile } from '../../base/save-file.ts'
import { useAction } from '../../base/use-action.ts'
import { type Source, useResource } from '../../base/use-resource.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { showToast } from '../../ui/toast.tsx'
import { deviceName } from './device-name.ts'
import { EmailForm } from './email-form.tsx'
import { Loading, useDates } from './list-parts.tsx'
import { openPage } from './open-page.ts'
import { PasswordForm } from './password-form.tsx'
import { useProblem } from './use-problem.ts'

type Asked = { readonly began: number; readonly locale: Locale }

const signIns: Source<Asked, Awaited<ReturnType<typeof mySignIns>>> = {
  name: 'account.signIns',
  load: ({ locale }, signal) => mySignIns({ locale, signal }),
}

type Known = { readonly known: KnownAccount }

const SignIns = ({ known: { began } }: Known) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const locale = useLocale()
  const { last, failure, retry } = useResource(signIns, { began, locale })
  const ending = useAction(revokeSignIn, retry)
  useProblem(ending.failure)
  return (
    <section>
      <h2>{t('mine.signIns')}</h2>
      {failure && !last && <RetryNotice failure={failure} onRetry={retry} />}
      {!last && !failure && <Loading />}
      <ul className="kept-list">
        {last?.map(({ id, device, since, seen, isThis }) => (
          <li key={id} className="kept-row">
            <span className="kept-name">
              <strong>{deviceName(device)}</strong>
              <small>{isThis && t('mine.thisBrowser')}</small>
            </span>
            <span className="kept-note">
              {t('mine.since', { date: date(since) })} · {t('mine.seen', { date: date(seen) })}
            </span>
            <span className="kept-actions">
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
                  disabled={ending.isBusy}
                  aria-label={t('mine.endNamed', { name: deviceName(device) })}
                  onClick={() => ending.run(id)}
                >
                  {t('mine.end')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Permissions = ({ known: { began } }: Known) => {
  const { t } = useTexts('user-centre')
  const locale = useLocale()
  const { data } = useResource(myButtons, { began, locale })
  const names = permissionNames.filter((name) => data?.includes(name))
  return (
    <div>
      <dt>{t('mine.permissions')}</dt>
      <dd>{names.length === 0 ? t('mine.noPermissions') : names.map((name) => t(`mine.permission.${name}`)).join(', ')}</dd>
    </div>
  )
}

/** All of it as a file, and the end of all of it. */
const Kept = () => {
  const { t } = useTexts('user-centre')
  const [isAsked, setAsked] = useState(false)
  const exporting = useAction(
    (_: undefined, options) => exportMine(options),
    (file) => saveFile('sizewright-account.zip', file),
  )
  const removing = useAction(
    (_: undefined, options) => removeAccount(options),
    () => {
      setAsked(false)
      keepAccount(undefined)
      showToast(t('mine.removed'))
      openPage('#/')
    },
  )
  useProblem(exporting.failure)
  useProblem(removing.failure)
  return (
    <section>
      <h2>{t('mine.kept')}</h2>
      <p className="kept-hint">{t('mine.keptHint')}</p>
      <p className="kept-buttons">
        <button type="button" className="button" disabled={exporting.isBusy} onClick={() => exporting.run(undefined)}>
          {t('mine.export')}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('mine.remove')}
        </button>
      </p>
      {isAsked && (
        <Sheet
          title={t('mine.removeTitle')}
          onClose={() => setAsked(false)}
          actions={[
            { text: t('cancel'), onAct: () => setAsked(false) },
            { text: t('mine.remove'), onAct: () => removing.run(undefined), isPrimary: true, isBusy: removing.isBusy },
          ]}
        >
          <p>{t('mine.removeQuestion')}</p>
        </Sheet>
      )}
    </section>
  )
}

export const MyAccount = ({ known }: Known) => {
  const { t } = useTexts('user-centre')
  const { phoneNumber, email, isFixed } = known
  return (
    <div className="kept-account">
      <section>
        <h2>{t('mine.who')}</h2>
        <dl className="kept-facts">
          <div>
            <dt>{t('mine.phone')}</dt>
            <dd>{phoneNumber === null ? t('mine.none') : maskedPhone(phoneNumber)}</dd>
          </div>
          <div>
            <dt>{t('mine.email')}</dt>
            <dd>{email === null ? t('mine.none') : maskedEmail(email)}</dd>
          </div>
          <Permissions known={known} />
        </dl>
        {isFixed && <p className="kept-hint">{t('mine.fixed')}</p>}
      </section>
      {!isFixed && (
        <>
          <EmailForm known={known} />
          <PasswordForm known={known} />
        </>
      )}
      <SignIns known={known} />
      <Kept />
    </div>
  )
}
