/** The code that was sent, and the button that sends one. */
import { codeRules, type CodeType } from '../../contract/people.ts'
import { sendCode } from '../base/account-calls.ts'
import { describeFailure } from '../base/api.ts'
import type { ApiFailure } from '../base/api-failure.ts'
import { useTexts } from '../base/texts.ts'
import { useAction } from '../base/use-action.ts'
import { LoginField } from './login-field.tsx'
import { useCooldown } from './use-cooldown.ts'

type Props = {
  /** Where it is sent to. */
  readonly account: string
  readonly type: CodeType
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (code: string) => void
  /** @returns whether a code can be sent to what was typed; what is wrong is said elsewhere */
  readonly mayAsk: () => boolean
}

const waitOf = (failure: ApiFailure): number | undefined => (failure.kind === 'refused' ? failure.waitSeconds : undefined)

export const CodeField = ({ account, type, value, problem, onChange, mayAsk }: Props) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const { seconds, begin } = useCooldown()
  const { run, isBusy, failure } = useAction(
    // The service says how long it is; where it refuses, how long it still is.
    async (_: undefined, options) => {
      try {
        return { wait: await sendCode({ account: account.trim(), type }, options) }
      } catch (error) {
        const wait = error instanceof Error && 'failure' in error ? waitOf((error as { failure: ApiFailure }).failure) : undefined
        if (wait !== undefined) begin(wait)
        throw error
      }
    },
    ({ wait }) => begin(wait),
  )
  const failed = failure && describeFailure(failure, shell)
  return (
    <>
      <LoginField
        label={t('fields.code')}
        value={value}
        problem={problem ?? failed}
        onChange={onChange}
        maxLength={codeRules.digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <button type="button" className="button" disabled={isBusy || seconds > 0} onClick={() => mayAsk() && run(undefined)}>
            {seconds > 0 ? t('again', { seconds }) : t('send')}
          </button>
        }
      />
      <p role="status" className="login-note">
        {seconds > 0 && !failure && t('sent')}
      </p>
    </>
  )
}
