/** A labelled field of the sign-in form with its error message. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { formControl } from './controls.ts'
import { LoginProblem } from './login-parts.tsx'

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
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className={`min-w-0 flex-1 aria-invalid:border-emphasis ${formControl}`}
          {...input}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
        />
        {beside}
      </div>
      {problemId !== undefined && <LoginProblem id={problemId}>{problem}</LoginProblem>}
    </div>
  )
}
