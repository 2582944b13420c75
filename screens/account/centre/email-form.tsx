/** Another e-mail, which a code shows to be one's own. */
import { useRef, useState } from 'react'
import { codeTypes } from '../../../contract/people.ts'
import { keepAccount, type KnownAccount } from '../../base/account.ts'
import { changeEmail } from '../../base/account-calls.ts'
import { describeFailure } from '../../base/api.ts'
import { useTexts } from '../../base/texts.ts'
import { useAction } from '../../base/use-action.ts'
import { showToast } from '../../ui/toast.tsx'
import { CodeField } from '../code-field.tsx'
import { LoginField } from '../login-field.tsx'
import { accountFault, codeFault, type LoginFault } from '../login-rules.ts'

const empty = { email: '', code: '' } as const
const emailAlone = { phone: false, email: true } as const

type Typed = { readonly email: string; readonly code: string }
type Problem = { readonly field: keyof Typed; readonly fault: LoginFault }

export const EmailForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const { t: words } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>(empty)
  const [problem, setProblem] = useState<Problem>()
  const { run, isBusy, failure, clear } = useAction(changeEmail, ({ email }) => {
    setTyped(empty)
    showToast(t('mine.emailSet'))
    keepAccount({ ...known, email })
  })
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next })
    setProblem(undefined)
    clear()
  }
  const find = (field: keyof Typed): boolean => {
    const fault = field === 'email' ? accountFault(typed.email, emailAlone) : codeFault(typed.code)
    if (!fault) return false
    setProblem({ field, fault })
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
    return true
  }
  const problemOf = (field: keyof Typed) => (problem?.field === field ? words(`faults.${problem.fault}`) : undefined)
  return (
    <section>
      <h2>{t('mine.changeEmail')}</h2>
      <form
        ref={form}
        className="login-form kept-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!find('email') && !find('code')) run({ email: typed.email.trim(), code: typed.code.trim() })
        }}
      >
        <LoginField
          name="email"
          type="email"
          label={t('mine.newEmail')}
          value={typed.email}
          problem={problemOf('email')}
          onChange={(email) => change({ email })}
          autoComplete="email"
        />
        <CodeField
          account={typed.email}
          type={codeTypes.email}
          value={typed.code}
          problem={problemOf('code')}
          onChange={(code) => change({ code })}
          mayAsk={() => !find('email')}
        />
        <p role="alert" className="login-problem">
          {failure && describeFailure(failure, shell)}
        </p>
        <button type="submit" className="button" disabled={isBusy}>
          {t('mine.store')}
        </button>
      </form>
    </section>
  )
}
