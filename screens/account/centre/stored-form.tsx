/** A short form of the account with the failure of storing. */
import type { ReactNode, SyntheticEvent } from 'react'
import { describeFailure } from '../../base/api/api.ts'
import type { Mutation } from '../../base/api/mutation.ts'
import { useTexts } from '../../base/texts/texts.ts'
import '../account.css'

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
    <section>
      <h2>{title}</h2>
      <form className="login-form kept-form" noValidate onSubmit={onSubmit} onChange={reset}>
        {children}
        <p role="alert" className="login-problem">
          {failure && describeFailure(failure, shell)}
        </p>
        <button type="submit" className="button" disabled={isMutating}>
          {t('mine.store')}
        </button>
        {hint !== undefined && <p className="kept-hint">{hint}</p>}
      </form>
    </section>
  )
}
