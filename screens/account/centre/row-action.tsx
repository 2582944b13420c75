/** A button in a row of the user centre that sends something; a failure is shown as a toast. */
import type { ReactNode } from 'react'
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { useProblem } from './use-problem.ts'

type Props<Result> = {
  readonly text: string
  /** Names the row, for screen readers. */
  readonly label: string
  /** Shown instead of the text. */
  readonly icon?: ReactNode
  /** Left out where there is no room, and another button offers the same. */
  readonly isExtra?: boolean
  readonly act: (options: MutationOptions) => Promise<Result>
  readonly onDone: (result: Result) => void
}

export const RowAction = <Result,>({ text, label, icon, isExtra = false, act, onDone }: Props<Result>) => {
  const { trigger, isMutating, failure } = useMutation((_: undefined, options) => act(options), onDone)
  useProblem(failure)
  return (
    <button
      type="button"
      className={`${icon === undefined ? 'button' : 'icon-button'} ${isExtra ? 'max-stack:hidden' : ''}`}
      data-size="small"
      title={icon === undefined ? undefined : text}
      disabled={isMutating}
      aria-label={label}
      onClick={() => trigger(undefined)}
    >
      {icon ?? text}
    </button>
  )
}
