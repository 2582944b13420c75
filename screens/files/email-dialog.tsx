/** Dialog that sends all files of a model by e-mail. */
import { useId } from 'react'
import * as z from 'zod/mini'
import { typedEmail } from '../../contract/people/account-rules.ts'
import { currentAccount } from '../base/account/account.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { takesFocus } from '../ui/dialog/dialog-frame.tsx'
import { useCheckedForm } from '../ui/forms/use-checked-form.ts'

const receiver = z.object({ email: typedEmail })

type Props = { readonly name: string; readonly onSend: (email: string) => void; readonly onClose: () => void }

export const EmailDialog = ({ name, onSend, onClose }: Props) => {
  const { t } = useTexts('files')
  const { find } = useTexts('account')
  const { field, submit, formState } = useCheckedForm(receiver, { email: currentAccount()?.email ?? '' })
  const id = useId()
  const fault = formState.errors.email?.message
  const send = submit(({ email }) => onSend(email))
  return (
    <Sheet
      title={t('mailTitle')}
      onClose={onClose}
      focusInside
      actions={[
        { text: t('send'), onAct: send, isPrimary: true },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <p>{name}</p>
      <form noValidate onSubmit={send}>
        <label className="grid gap-1 text-ink">
          {t('email')}
          <input
            {...field('email')}
            className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-lead aria-invalid:border-emphasis"
            type="email"
            autoComplete="email"
            aria-invalid={fault !== undefined}
            aria-describedby={id}
            {...takesFocus}
          />
        </label>
      </form>
      <p id={id} role={fault ? 'alert' : undefined} className={fault ? 'text-emphasis-strong' : undefined}>
        {fault ? find(`faults.${fault}`) : t('mailHint')}
      </p>
    </Sheet>
  )
}
