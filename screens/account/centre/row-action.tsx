/** A button in a row of the user centre that sends something; a failure is shown as a toast. */
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { useProblem } from './use-problem.ts'

type Props<Result> = {
  readonly text: string
  /** Names the row, for screen readers. */
  readonly label: string
  readonly isQuiet?: boolean
  readonly act: (options: MutationOptions) => Promise<Result>
  readonly onDone: (result: Result) => void
}

export const RowAction = <Result,>({ text, label, isQuiet = false, act, onDone }: Props<Result>) => {
  const { trigger, isMutating, failure } = useMutation((_: undefined, options) => act(options), onDone)
  useProblem(failure)
  return (
    <button
      type="button"
      className="button"
      data-size="small"
      {...(isQuiet && { 'data-kind': 'quiet' })}
      disabled={isMutating}
      aria-label={label}
      onClick={() => trigger(undefined)}
    >
      {text}
    </button>
  )
}
