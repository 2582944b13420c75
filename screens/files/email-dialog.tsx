/** Dialog that sends all files of a model by e-mail. */
import { useId, useState } from 'react'
import { emailPattern } from '../../contract/people/people.ts'
import { currentAccount } from '../base/account/account.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { takesFocus } from '../ui/dialog/dialog-frame.tsx'
import './email-dialog.css'

/** Maximum length of an e-mail address. */
const longestEmail = 254

const faultIn = (email: string): 'emailMissing' | 'emailInvalid' | undefined => {
  if (email === '') return 'emailMissing'
  return email.length <= longestEmail && emailPattern.test(email) ? undefined : 'emailInvalid'
}

type Props = { readonly name: string; readonly onSend: (email: string) => void; readonly onClose: () => void }

export const EmailDialog = ({ name, onSend, onClose }: Props) => {
  const { t } = useTexts('files')
  const { t: account } = useTexts('account')
  const [typed, setTyped] = useState(() => currentAccount()?.email ?? '')
  const [isShown, setShown] = useState(false)
  const id = useId()
  const email = typed.trim()
  const fault = faultIn(email)
  const send = () => {
    if (fault) setShown(true)
    else onSend(email)
  }
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
      <form
        className="email-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <label>
          {t('email')}
          <input
            type="email"
            autoComplete="email"
            value={typed}
            aria-invalid={isShown && fault !== undefined}
            aria-describedby={id}
            onChange={({ target }) => setTyped(target.value)}
            {...takesFocus}
          />
        </label>
      </form>
      <p id={id} role={isShown && fault ? 'alert' : undefined} className={isShown && fault ? 'email-fault' : undefined}>
        {isShown && fault ? account(`faults.${fault}`) : t('mailHint')}
      </p>
    </Sheet>
  )
}
