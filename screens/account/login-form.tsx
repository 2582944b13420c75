/** Sign-in form: by code, by password, or setting a new password by code. */
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { codeTypes, type SignedIn } from '../../contract/people/people.ts'
import { resetPassword, signInByCode, signInByPassword } from '../base/people/account-calls.ts'
import { type CallOptions, describeFailure } from '../base/api/api.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { takesFocus } from '../ui/dialog/dialog-frame.tsx'
import { CodeField } from './code-field.tsx'
import { enter } from './enter.ts'
import { LoginField } from './login-field.tsx'
import { accountFault, accountKind, loginFault, type LoginForm as Form, type LoginSwitches, modesOf, type Typed } from './login-rules.ts'
import './account.css'

type Agents = Awaited<ReturnType<typeof enter>>

const nothingTyped: Typed = { account: '', password: '', code: '', agreed: true }

const send = (form: Form, typed: Typed, options: CallOptions): Promise<SignedIn> => {
  const account = typed.account.trim()
  if (form === 'password') return signInByPassword({ ...typed, account }, options)
  const code = typed.code.trim()
  return form === 'code' ? signInByCode({ ...typed, account, code }, options) : resetPassword({ ...typed, account, code }, options)
}

const Agreement = ({
  agreed,
  problem,
  onChange,
}: {
  agreed: boolean
  problem: string | undefined
  onChange: (agreed: boolean) => void
}) => {
  const { t } = useTexts('account')
  const id = useId()
  return (
    <div className="login-field">
      <label className="login-agreement">
        <input
          type="checkbox"
          checked={agreed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('agreement.agree')}
      </label>
      <details className="login-note">
        <summary>{t('agreement.show')}</summary>
        <p>{t('agreement.text')}</p>
      </details>
      {problem !== undefined && (
        <p id={id} className="login-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

const ModeSwitch = ({ form, switches, onChange }: { form: Form; switches: LoginSwitches; onChange: (form: Form) => void }) => {
  const { t } = useTexts('account')
  const modes = modesOf(switches)
  if (modes.length < 2 || form === 'reset') return null
  return (
    <div className="login-modes" role="group" aria-label={t('modes.name')}>
      {modes.map((mode) => (
        <button key={mode} type="button" aria-pressed={mode === form} onClick={() => onChange(mode)}>
          {t(`modes.${mode}`)}
        </button>
      ))}
    </div>
  )
}

type Problem = NonNullable<ReturnType<typeof loginFault>>

const useLoginForm = (switches: LoginSwitches, onEnter: (agents: Agents) => void) => {
  const [form, setForm] = useState<Form>(modesOf(switches)[0] ?? 'code')
  const [typed, setTyped] = useState(nothingTyped)
  const [problem, setProblem] = useState<Problem>()
  const frame = useRef<HTMLFormElement>(null)
  const action = useMutation(
    (submitted: { form: Form; typed: Typed }, options) => enter(send(submitted.form, submitted.typed, options), options),
    onEnter,
  )
  /** Focuses the field with the issue. */
  const point = (found: Problem) => {
    setProblem(found)
    frame.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus()
  }
  return {
    form,
    typed,
    problem,
    frame,
    action,
    change: (next: Partial<Typed>) => {
      setTyped({ ...typed, ...next })
      setProblem(undefined)
      action.reset()
    },
    choose: (next: Form) => {
      setForm(next)
      setProblem(undefined)
      action.reset()
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      const found = loginFault(form, typed, switches)
      if (found) point(found)
      else action.trigger({ form, typed })
    },
    mayAsk: () => {
      const fault = accountFault(typed.account, switches)
      if (fault) point({ field: 'account', fault })
      return fault === undefined
    },
  }
}

export const LoginForm = ({ switches, onEnter }: { switches: LoginSwitches; onEnter: (agents: Agents) => void }) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const { form, typed, problem, frame, action, change, choose, submit, mayAsk } = useLoginForm(switches, onEnter)
  const problemOf = (field: Problem['field']) => (problem?.field === field ? t(`faults.${problem.fault}`) : undefined)
  return (
    <form ref={frame} className="login-form" noValidate onSubmit={submit}>
      <ModeSwitch form={form} switches={switches} onChange={choose} />
      <LoginField
        name="account"
        label={t(`fields.${accountKind(switches)}`)}
        value={typed.account}
        problem={problemOf('account')}
        onChange={(account) => change({ account })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...takesFocus}
      />
      {form !== 'password' && (
        <CodeField
          key={form}
          account={typed.account}
          type={form === 'code' ? codeTypes.signIn : codeTypes.password}
          value={typed.code}
          problem={problemOf('code')}
          onChange={(code) => change({ code })}
          mayAsk={mayAsk}
        />
      )}
      {form !== 'code' && (
        <LoginField
          name="password"
          type="password"
          label={t(form === 'reset' ? 'fields.newPassword' : 'fields.password')}
          value={typed.password}
          problem={problemOf('password')}
          onChange={(password) => change({ password })}
          autoComplete={form === 'reset' ? 'new-password' : 'current-password'}
        />
      )}
      <Agreement agreed={typed.agreed} problem={problemOf('agreed')} onChange={(agreed) => change({ agreed })} />
      <p role="alert" className="login-problem">
        {action.failure && describeFailure(action.failure, shell)}
      </p>
      <button type="submit" className="button" data-kind="primary" disabled={action.isMutating}>
        {t(form === 'reset' ? 'reset' : 'go')}
      </button>
      {switches.password && (
        <button type="button" className="button" data-kind="quiet" onClick={() => choose(form === 'reset' ? 'password' : 'reset')}>
          {t(form === 'reset' ? 'back' : 'forgot')}
        </button>
      )}
    </form>
  )
}
