/** A short form of the account with the first issue beside its field and the failure of storing. */
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { describeFailure } from '../../base/api/api.ts'
import type { Mutation } from '../../base/api/mutation.ts'
import { useTexts } from '../../base/texts/texts.ts'
import '../account.css'

type Typed = Readonly<Record<string, string>>

export type TypedForm<T extends Typed> = {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly typed: T
  readonly change: (part: Partial<T>) => void
  readonly empty: () => void
  /** Shows an issue at a field and focuses it. */
  readonly point: (field: keyof T & string, text: string) => void
  readonly problemOf: (field: keyof T & string) => string | undefined
}

export const useTypedForm = <T extends Typed>(initial: T): TypedForm<T> => {
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string }>()
  return {
    ref,
    typed,
    change: (part) => {
      setTyped({ ...typed, ...part })
      setProblem(undefined)
    },
    empty: () => setTyped(initial),
    point: (field, text) => {
      setProblem({ field, text })
      ref.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
    },
    problemOf: (field) => (problem?.field === field ? problem.text : undefined),
  }
}

type Props = {
  readonly title: string
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly action: Pick<Mutation<never>, 'isMutating' | 'failure'>
  readonly onSubmit: () => void
  readonly children: ReactNode
  readonly hint?: string
}

export const StoredForm = ({ title, formRef, action: { isMutating, failure }, onSubmit, children, hint }: Props) => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  return (
    <section>
      <h2>{title}</h2>
      <form
        ref={formRef}
        className="login-form kept-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
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
