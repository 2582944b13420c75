/** Form that changes the e-mail address, verified by a code. */
import * as z from 'zod/mini'
import { accountFault, typedCode, typedEmail } from '../../../contract/people/account-rules.ts'
import { codeTypes } from '../../../contract/people/people.ts'
import { keepAccount, type KnownAccount } from '../../base/account/account.ts'
import { changeEmail } from '../../base/people/account-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { showToast } from '../../ui/toast.tsx'
import { CodeField } from '../code-field.tsx'
import { LoginField } from '../login-field.tsx'
import { useFaultText } from '../use-fault-text.ts'
import { StoredForm } from './stored-form.tsx'

const newEmail = z.object({ email: typedEmail, code: typedCode })

export const EmailForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const textOf = useFaultText()
  const form = useCheckedForm(newEmail, { email: '', code: '' })
  const { errors } = form.formState
  const action = useMutation(changeEmail, ({ email }) => {
    form.reset()
    showToast(t('mine.emailSet'))
    keepAccount({ ...known, email })
  })
  const readAccount = () => {
    const typed = form.getValues('email')
    const fault = accountFault(typed, { phone: false, email: true })
    if (fault === undefined) return typed
    form.setError('email', { message: fault }, { shouldFocus: true })
    return undefined
  }
  return (
    <StoredForm title={t('mine.changeEmail')} action={action} onSubmit={form.submit(action.trigger)}>
      <LoginField {...form.field('email')} type="email" label={t('mine.newEmail')} problem={textOf(errors.email)} autoComplete="email" />
      <CodeField type={codeTypes.email} field={form.field('code')} problem={textOf(errors.code)} readAccount={readAccount} />
    </StoredForm>
  )
}
