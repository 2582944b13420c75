/** A short form of the account with the failure of storing. */
import type { ReactNode, SyntheticEvent } from 'react'
import { describeFailure } from '../../base/api/api.ts'
import type { Mutation } from '../../base/api/mutation.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { LoginProblem } from '../login-parts.tsx'
import { Hint, PanelSection } from './panel-section.tsx'

type Props = {
  readonly title: string
  /** A change clears its failure, which referred to earlier values. */
  readonly action: Pick<Mutation<never>, 'isMutating' | 'failure' | 'reset'>
  readonly onSubmit: (event: SyntheticEvent) => void
  readonly children: ReactNode
  readonly hint?: string
}

export const StoredForm = ({ title, action: { isMutating, failure, reset }, onSubmit, children, hint }: Props) => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  return (
    <PanelSection title={title}>
      <form className="grid max-w-120 grid-cols-1 gap-3" noValidate onSubmit={onSubmit} onChange={reset}>
        {children}
        <LoginProblem role="alert">{failure && describeFailure(failure, shell)}</LoginProblem>
        <button type="submit" className="button justify-self-start" disabled={isMutating}>
          {t('mine.store')}
        </button>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </form>
    </PanelSection>
  )
}
