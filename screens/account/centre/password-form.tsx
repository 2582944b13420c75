/** Form that sets or changes the password. */
import * as z from 'zod/mini'
import { passwordFault, typedNewPassword, typedText } from '../../../contract/people/account-rules.ts'
import { keepAccount, type KnownAccount } from '../../base/account/account.ts'
import { setPassword } from '../../base/people/account-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { showToast } from '../../ui/toast.tsx'
import { LoginField } from '../login-field.tsx'
import { useFaultText } from '../use-fault-text.ts'
import { StoredForm } from './stored-form.tsx'

const firstPassword = z.object({ oldPassword: z.optional(z.string()), password: typedNewPassword })
const nextPassword = z.object({ oldPassword: typedText(passwordFault), password: typedNewPassword })

export const PasswordForm = ({ known }: { readonly known: KnownAccount }) => {
  const { t } = useTexts('user-centre')
  const { t: words } = useTexts('account')
  const textOf = useFaultText()
  const form = useCheckedForm<z.input<typeof firstPassword>, z.output<typeof firstPassword>>(
    known.hasPassword ? nextPassword : firstPassword,
    {
      password: '',
      ...(known.hasPassword && { oldPassword: '' }),
    },
  )
  const { errors } = form.formState
  const action = useMutation(setPassword, () => {
    form.reset()
    showToast(t('mine.passwordSet'))
    keepAccount({ ...known, hasPassword: true })
  })
  return (
    <StoredForm
      title={t(known.hasPassword ? 'mine.changePassword' : 'mine.setPassword')}
      action={action}
      onSubmit={form.submit(action.trigger)}
      hint={t('mine.passwordHint')}
    >
      {known.hasPassword && (
        <LoginField
          {...form.field('oldPassword')}
          type="password"
          label={t('mine.oldPassword')}
          problem={textOf(errors.oldPassword)}
          autoComplete="current-password"
        />
      )}
      <LoginField
        {...form.field('password')}
        type="password"
        label={words('fields.newPassword')}
        problem={textOf(errors.password)}
        autoComplete="new-password"
      />
    </StoredForm>
  )
}
