/** A password, where there is none yet, or another one. */
import { useRef, useState } from 'react'
import { keepAccount, type KnownAccount } from '../../base/account.ts'
import { setPassword } from '../../base/account-calls.ts'
import { describeFailure } from '../../base/api.ts'
import { useTexts } from '../../base/texts.ts'
import { useAction } from '../../base/use-action.ts'
import { showToast } from '../../ui/toast.tsx'
import { LoginField } from '../login-field.tsx'
import { newPasswordFault } from '../login-rules.ts'
import '../account.css'

const empty = { old: '', next: '' } as const

export const PasswordForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const { t: words } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<{ readonly old: string; readonly next: string }>(empty)
  const [problem, setProblem] = useState<{ readonly field: 'old' | 'next'; readonly text: string }>()
  const { run, isBusy, failure, clear } = useAction(setPassword, () => {
    setTyped(empty)
    showToast(t('mine.passwordSet'))
    keepAccount({ ...known, hasPassword: true })
  })
  const change = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next })
    setProblem(undefined)
    clear()
  }
  const point = (field: 'old' | 'next', text: string) => {
    setProblem({ field, text })
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }
  const submit = () => {
    const fault = newPasswordFault(typed.next)
    if (known.hasPassword && typed.old === '') point('old', words('faults.passwordMissing'))
    else if (fault) point('next', words(`faults.${fault}`))
    else run({ password: typed.next, ...(known.hasPassword && { oldPassword: typed.old }) })
  }
  const problemOf = (field: 'old' | 'next') => (problem?.field === field ? problem.text : undefined)
  return (
    <section>
      <h2>{t(known.hasPassword ? 'mine.changePassword' : 'mine.setPassword')}</h2>
      <form
        ref={form}
        className="login-form kept-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {known.hasPassword && (
          <LoginField
            name="old"
            type="password"
            label={t('mine.oldPassword')}
            value={typed.old}
            problem={problemOf('old')}
            onChange={(old) => change({ old })}
            autoComplete="current-password"
          />
        )}
        <LoginField
          name="next"
          type="password"
          label={words('fields.newPassword')}
          value={typed.next}
          problem={problemOf('next')}
          onChange={(next) => change({ next })}
          autoComplete="new-password"
        />
        <p role="alert" className="login-problem">
          {failure && describeFailure(failure, shell)}
        </p>
        <button type="submit" className="button" disabled={isBusy}>
          {t('mine.store')}
        </button>
        <p className="kept-hint">{t('mine.passwordHint')}</p>
      </form>
    </section>
  )
}
