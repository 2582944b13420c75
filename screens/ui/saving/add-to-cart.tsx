/** Puts a model or an assembly on the shopping list. */
import { randomID } from '../../base/browser/random-id.ts'
import type { ItemToAdd } from '../../base/saved/store.ts'
import { savedHasChanged, useIsKnown, useSavedStore } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../toast.tsx'
import { CartIcon } from './saving-icons.tsx'
import { useSavingProblem } from './use-saving-problem.ts'

type Props = {
  readonly name: string
  readonly item: Omit<ItemToAdd, 'clientID' | 'quantity'>
  /** Text of a button; without it an icon is shown. */
  readonly text?: string
}

export const AddToCart = ({ name, item, text }: Props) => {
  const { t } = useTexts('kept')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const { trigger, isMutating, failure } = useMutation(
    (added: ItemToAdd, options) => store.shopping.add(added, options),
    () => {
      savedHasChanged()
      showToast(t(isKnown ? 'listed' : 'listedInBrowser', { name }))
    },
  )
  useSavingProblem(failure)
  const add = () => trigger({ ...item, clientID: randomID(), quantity: 1 })
  if (text !== undefined) {
    return (
      <button type="button" className="button" data-kind="primary" disabled={isMutating} onClick={add}>
        {text}
      </button>
    )
  }
  const label = t('toList', { name })
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={isMutating} onClick={add}>
      <CartIcon />
    </button>
  )
}
