/** Buttons that save a model as a favourite and on the shopping list, in the account or the browser. */
import type { ItemToAdd } from '../../base/saved/store.ts'
import { savedHasChanged, useFavourites, useIsKnown, useSavedStore } from '../../base/saved/use-saved.ts'
import { modelID } from '../../base/catalogue/product-path.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../toast.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { HeartIcon } from './saving-icons.tsx'
import { useSavingProblem } from './use-saving-problem.ts'

export type ModelToSave = {
  readonly serviceID: string
  readonly driveID: string
  readonly name: string
  /** Chosen parts of the order code. */
  readonly orderParams: ItemToAdd['orderParams']
  /** Note of the entry in the shopping list, for what its order code does not say. */
  readonly note?: string
}

const Heart = ({ model }: { readonly model: ModelToSave }) => {
  const { t } = useTexts('kept')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const { data } = useFavourites()
  const fid = modelID(model)
  const isFavourite = data?.some((one) => one.fid === fid) ?? false
  const { trigger, isMutating, failure } = useMutation(
    (add: boolean, options) => (add ? store.favourites.add(fid, options) : store.favourites.remove(fid, options)),
    (_, add) => {
      savedHasChanged()
      if (add && !isKnown) showToast(t('inBrowser'))
    },
  )
  useSavingProblem(failure)
  const name = t('favourite', { name: model.name })
  return (
    <button
      type="button"
      className="icon-button chosen:text-main chosen:[&_path]:fill-current"
      aria-pressed={isFavourite}
      aria-label={name}
      title={name}
      disabled={isMutating || data === undefined}
      onClick={() => trigger(!isFavourite)}
    >
      <HeartIcon />
    </button>
  )
}

export const KeepModel = ({ model }: { readonly model: ModelToSave }) => (
  <>
    <Heart model={model} />
    <AddToCart name={model.name} item={{ selectionID: modelID(model), orderParams: model.orderParams, note: model.note ?? '' }} />
  </>
)
