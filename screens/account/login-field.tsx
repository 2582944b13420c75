/** A labelled field of the sign-in form with its error message. */
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
  /** Shown at the end of the field. */
  readonly beside?: ReactNode
}

export const LoginField = ({ label, problem, onChange, beside, ...input }: Props) => {
  const id = useId()
  const problemID = problem === undefined ? undefined : `${id}-problem`
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-line">
        <input
          id={id}
          {...input}
          aria-invalid={problemID !== undefined}
          aria-describedby={problemID}
          onChange={({ target }) => onChange(target.value)}
        />
        {beside}
      </div>
      {problemID !== undefined && (
        <p id={problemID} className="login-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
