/** Field for a verification code, with the button that requests one. */
import { useState } from 'react'
import { codeRules, type CodeType } from '../../contract/people/people.ts'
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { askForCode } from './ask-code.ts'
import { LoginField } from './login-field.tsx'
import { useCooldown } from './use-cooldown.ts'

type Props = {
  /** Account the code is sent to. */
  readonly account: string
  readonly type: CodeType
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (code: string) => void
  /** Whether the typed account is valid; reports an issue otherwise. */
  readonly mayAsk: () => boolean
}

export const CodeField = ({ account, type, value, problem, onChange, mayAsk }: Props) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const { seconds, begin } = useCooldown()
  const [failure, setFailure] = useState<ApiFailure>()
  const [isSent, setSent] = useState(false)
  const { trigger, isMutating } = useMutation(
    (_: undefined, options) => askForCode(account, type, options),
    ({ waitSeconds, failure: refused }) => {
      setFailure(refused)
      setSent(refused === undefined)
      if (waitSeconds > 0) begin(waitSeconds)
    },
  )
  const failed = failure && describeFailure(failure, shell)
  return (
    <>
      <LoginField
        name="code"
        label={t('fields.code')}
        value={value}
        problem={problem ?? failed}
        onChange={onChange}
        maxLength={codeRules.digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <button type="button" className="button" disabled={isMutating || seconds > 0} onClick={() => mayAsk() && trigger(undefined)}>
            {seconds > 0 ? t('again', { seconds }) : t('send')}
          </button>
        }
      />
      <p role="status" className="login-note">
        {isSent && t('sent')}
      </p>
    </>
  )
}
