/** Sign-in form: by code, by password, or setting a new password by code. */
import { type ComponentProps, useId, useState } from 'react'
import { accountFault, accountKind } from '../../contract/people/account-rules.ts'
import { codeTypes, type SignedIn } from '../../contract/people/people.ts'
import { resetPassword, signInByCode, signInByPassword } from '../base/people/account-calls.ts'
import { type CallOptions, describeFailure } from '../base/api/api.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { takesFocus } from '../ui/dialog/dialog-frame.tsx'
import { useCheckedForm } from '../ui/forms/use-checked-form.ts'
import { CodeField } from './code-field.tsx'
import { enter } from './enter.ts'
import { LoginField } from './login-field.tsx'
import { CheckboxLine, LoginProblem } from './login-parts.tsx'
import { type LoginForm as Form, loginSchema, type LoginSwitches, modesOf, type Typed } from './login-rules.ts'
import { useFaultText } from './use-fault-text.ts'

type Agents = Awaited<ReturnType<typeof enter>>

const send = (form: Form, typed: Typed, options: CallOptions): Promise<SignedIn> => {
  if (form === 'password') return signInByPassword(typed, options)
  return form === 'code' ? signInByCode(typed, options) : resetPassword(typed, options)
}

const Agreement = ({ field, problem }: { readonly field: ComponentProps<'input'>; readonly problem: string | undefined }) => {
  const { t } = useTexts('account')
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      <CheckboxLine {...field} aria-invalid={problem !== undefined} aria-describedby={problem === undefined ? undefined : id}>
        {t('agreement.agree')}
      </CheckboxLine>
      <details className="text-label/5 text-ink-soft">
        <summary className="min-h-6 w-fit cursor-pointer text-main">{t('agreement.show')}</summary>
        <p>{t('agreement.text')}</p>
      </details>
      {problem !== undefined && <LoginProblem id={id}>{problem}</LoginProblem>}
    </div>
  )
}

const ModeSwitch = ({ form, switches, onChange }: { form: Form; switches: LoginSwitches; onChange: (form: Form) => void }) => {
  const { t } = useTexts('account')
  const modes = modesOf(switches)
  if (modes.length < 2 || form === 'reset') return null
  return (
    <div className="flex border-b border-line" role="group" aria-label={t('modes.name')}>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          className="min-h-11 flex-1 border-b-3 border-transparent text-ink-soft chosen:border-main chosen:font-semibold chosen:text-main"
          aria-pressed={mode === form}
          onClick={() => onChange(mode)}
        >
          {t(`modes.${mode}`)}
        </button>
      ))}
    </div>
  )
}

type Props = { readonly switches: LoginSwitches; readonly onEnter: (agents: Agents) => void }

export const LoginForm = ({ switches, onEnter }: Props) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const textOf = useFaultText()
  const [form, setForm] = useState<Form>(modesOf(switches)[0] ?? 'code')
  const {
    field,
    submit,
    setError,
    getValues,
    clearErrors,
    formState: { errors },
  } = useCheckedForm(loginSchema(form, switches), { account: '', code: '', password: '', agreed: true })
  const { trigger, isMutating, failure, reset } = useMutation(
    (typed: Typed, options) => enter(send(form, typed, options), options),
    onEnter,
  )
  const choose = (next: Form) => {
    setForm(next)
    clearErrors()
    reset()
  }
  const readAccount = () => {
    const typed = getValues('account')
    const fault = accountFault(typed, switches)
    if (fault === undefined) return typed
    setError('account', { message: fault }, { shouldFocus: true })
    return undefined
  }
  return (
    <form className="grid grid-cols-1 gap-3" noValidate onSubmit={submit(trigger)} onChange={reset}>
      {switches.restricted && <p className="mb-3 text-note/5 text-ink-soft">{t('restricted')}</p>}
      <ModeSwitch form={form} switches={switches} onChange={choose} />
      <LoginField
        {...field('account')}
        label={t(`fields.${accountKind(switches)}`)}
        problem={textOf(errors.account)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...takesFocus}
      />
      {form !== 'password' && (
        <CodeField
          key={form}
          type={form === 'code' ? codeTypes.signIn : codeTypes.password}
          field={field('code')}
          problem={textOf(errors.code)}
          readAccount={readAccount}
        />
      )}
      {form !== 'code' && (
        <LoginField
          {...field('password')}
          type="password"
          label={t(form === 'reset' ? 'fields.newPassword' : 'fields.password')}
          problem={textOf(errors.password)}
          autoComplete={form === 'reset' ? 'new-password' : 'current-password'}
        />
      )}
      <Agreement field={field('agreed')} problem={textOf(errors.agreed)} />
      <LoginProblem role="alert">{failure && describeFailure(failure, shell)}</LoginProblem>
      <button type="submit" className="button" data-kind="primary" disabled={isMutating}>
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
