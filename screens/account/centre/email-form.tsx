/** Form that changes the e-mail address, verified by a code. */
import { codeTypes } from '../../../contract/people/people.ts'
import { keepAccount, type KnownAccount } from '../../base/account/account.ts'
import { changeEmail } from '../../base/people/account-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../../ui/toast.tsx'
import { CodeField } from '../code-field.tsx'
import { LoginField } from '../login-field.tsx'
import { accountFault, codeFault } from '../login-rules.ts'
import { StoredForm, useTypedForm } from './stored-form.tsx'

const emailAlone = { phone: false, email: true } as const

export const EmailForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const { t: words } = useTexts('account')
  const { ref, typed, change, empty, point, problemOf } = useTypedForm({ email: '', code: '' })
  const action = useMutation(changeEmail, ({ email }) => {
    empty()
    showToast(t('mine.emailSet'))
    keepAccount({ ...known, email })
  })
  const type = (part: Partial<typeof typed>) => {
    change(part)
    // The failure referred to earlier values.
    action.reset()
  }
  const find = (field: 'email' | 'code'): boolean => {
    const fault = field === 'email' ? accountFault(typed.email, emailAlone) : codeFault(typed.code)
    if (fault) point(field, words(`faults.${fault}`))
    return fault !== undefined
  }
  const submit = () => {
    if (!find('email') && !find('code')) action.trigger({ email: typed.email.trim(), code: typed.code.trim() })
  }
  return (
    <StoredForm title={t('mine.changeEmail')} formRef={ref} action={action} onSubmit={submit}>
      <LoginField
        name="email"
        type="email"
        label={t('mine.newEmail')}
        value={typed.email}
        problem={problemOf('email')}
        onChange={(email) => type({ email })}
        autoComplete="email"
      />
      <CodeField
        account={typed.email}
        type={codeTypes.email}
        value={typed.code}
        problem={problemOf('code')}
        onChange={(code) => type({ code })}
        mayAsk={() => !find('email')}
      />
    </StoredForm>
  )
}
