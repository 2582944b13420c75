/** Form that sets or changes the password. */
import { keepAccount, type KnownAccount } from '../../base/account/account.ts'
import { setPassword } from '../../base/people/account-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../../ui/toast.tsx'
import { LoginField } from '../login-field.tsx'
import { newPasswordFault } from '../login-rules.ts'
import { StoredForm, useTypedForm } from './stored-form.tsx'

export const PasswordForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const { t: words } = useTexts('account')
  const { ref, typed, change, empty, point, problemOf } = useTypedForm({ old: '', next: '' })
  const action = useMutation(setPassword, () => {
    empty()
    showToast(t('mine.passwordSet'))
    keepAccount({ ...known, hasPassword: true })
  })
  const type = (part: Partial<typeof typed>) => {
    change(part)
    // The failure referred to earlier values.
    action.reset()
  }
  const submit = () => {
    const fault = newPasswordFault(typed.next)
    if (known.hasPassword && typed.old === '') point('old', words('faults.passwordMissing'))
    else if (fault) point('next', words(`faults.${fault}`))
    else action.trigger({ password: typed.next, ...(known.hasPassword && { oldPassword: typed.old }) })
  }
  return (
    <StoredForm
      title={t(known.hasPassword ? 'mine.changePassword' : 'mine.setPassword')}
      formRef={ref}
      action={action}
      onSubmit={submit}
      hint={t('mine.passwordHint')}
    >
      {known.hasPassword && (
        <LoginField
          name="old"
          type="password"
          label={t('mine.oldPassword')}
          value={typed.old}
          problem={problemOf('old')}
          onChange={(old) => type({ old })}
          autoComplete="current-password"
        />
      )}
      <LoginField
        name="next"
        type="password"
        label={words('fields.newPassword')}
        value={typed.next}
        problem={problemOf('next')}
        onChange={(next) => type({ next })}
        autoComplete="new-password"
      />
    </StoredForm>
  )
}
