/** Field for a verification code, with the button that requests one. */
import { type ComponentProps, useState } from 'react'
import { codeRules, type CodeType, codeTypes } from '../../contract/people/people.ts'
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { askForCode } from './ask-code.ts'
import { LoginField } from './login-field.tsx'
import { LoginNote } from './login-parts.tsx'
import { useCooldown } from './use-cooldown.ts'

type Props = {
  readonly type: CodeType
  /** Props of the input. */
  readonly field: ComponentProps<'input'>
  readonly problem: string | undefined
  /** Returns the account the code is sent to; undefined, with the issue at its field, if it is not valid. */
  readonly readAccount: () => string | undefined
}

export const CodeField = ({ type, field, problem, readAccount }: Props) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const { seconds, begin } = useCooldown()
  const [failure, setFailure] = useState<ApiFailure>()
  const [sent, setSent] = useState<'sent' | 'notSent' | 'sentRestricted'>()
  const { trigger, isMutating } = useMutation(
    (account: string, options) => askForCode(account, type, options),
    ({ waitSeconds, isDelivered, failure: refused }) => {
      setFailure(refused)
      const restricted = currentSite().login?.restricted === true && type === codeTypes.signIn
      setSent(refused ? undefined : isDelivered === true ? (restricted ? 'sentRestricted' : 'sent') : 'notSent')
      if (waitSeconds > 0) begin(waitSeconds)
    },
  )
  const ask = () => {
    const account = readAccount()
    if (account !== undefined) trigger(account)
  }
  const failed = failure && describeFailure(failure, shell)
  return (
    <>
      <LoginField
        {...field}
        label={t('fields.code')}
        problem={problem ?? failed}
        maxLength={codeRules.digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <button type="button" className="button min-w-30 flex-none px-3" disabled={isMutating || seconds > 0} onClick={ask}>
            {seconds > 0 ? t('again', { seconds }) : t('send')}
          </button>
        }
      />
      <LoginNote role="status">{sent && t(sent)}</LoginNote>
    </>
  )
}
