/** A labelled field of the sign-in form with its error message. */
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & {
  readonly label: string
  readonly problem: string | undefined
  /** Shown at the end of the field. */
  readonly beside?: ReactNode
}

export const LoginField = ({ label, problem, beside, ...input }: Props) => {
  const id = useId()
  const problemId = problem === undefined ? undefined : `${id}-problem`
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-line">
        <input id={id} {...input} aria-invalid={problemId !== undefined} aria-describedby={problemId} />
        {beside}
      </div>
      {problemId !== undefined && (
        <p id={problemId} className="login-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
