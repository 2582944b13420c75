/** Note about the last deleted item, with an undo button. */
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type MutationOptions, useMutation } from '../../base/api/mutation.ts'
import { useProblem } from './use-problem.ts'

type Props = {
  readonly deleted: { readonly id: string; readonly name: string }
  readonly restore: (id: string, options: MutationOptions) => Promise<unknown>
  readonly onRestored: () => void
}

export const DeletedNote = ({ deleted: { id, name }, restore, onRestored }: Props) => {
  const { t } = useTexts('user-centre')
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) => restore(id, options),
    () => {
      savedHasChanged()
      onRestored()
    },
  )
  useProblem(failure)
  return (
    <p className="flex items-center justify-between gap-3 bg-main-soft px-4 py-2" role="status">
      {t('deleted', { name })}{' '}
      <button type="button" className="button" data-size="small" disabled={isMutating} onClick={() => trigger(undefined)}>
        {t('undo')}
      </button>
    </p>
  )
}
