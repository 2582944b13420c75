/** Buttons that save a model as a favourite and on the shopping list, in the account or the browser. */
import { randomID } from '../../base/browser/random-id.ts'
import type { ItemToAdd } from '../../base/saved/store.ts'
import { savedHasChanged, useFavourites, useIsKnown, useSavedStore } from '../../base/saved/use-saved.ts'
import { describeFailure } from '../../base/api/api.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useEffect } from 'react'
import { showToast } from '../toast.tsx'
import { CartIcon, HeartIcon } from './saving-icons.tsx'

export type ModelToSave = {
  readonly serviceID: string
  readonly driveID: string
  readonly name: string
  /** Chosen parts of the order code. */
  readonly orderParams: ItemToAdd['orderParams']
  /** Note of the entry in the shopping list, for what its order code does not say. */
  readonly note?: string
}

/** Returns the id of a model in favourites and the shopping list: the end of its page's path. */
export const modelID = (place: Pick<ModelToSave, 'serviceID' | 'driveID'>): string => productPath(place).replace('/productslecto/', '')

const useProblem = (failure: ApiFailure | undefined): void => {
  const { t: shell } = useTexts('shell')
  useEffect(() => {
    if (failure) showToast(describeFailure(failure, shell), 'problem')
  }, [failure, shell])
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
  useProblem(failure)
  const name = t('favourite', { name: model.name })
  return (
    <button
      type="button"
      className="icon-button aria-pressed:text-emphasis aria-pressed:[&_path]:fill-current"
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

const Cart = ({ model: { name, orderParams, note = '', ...place } }: { readonly model: ModelToSave }) => {
  const { t } = useTexts('kept')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const { trigger, isMutating, failure } = useMutation(
    (item: ItemToAdd, options) => store.shopping.add(item, options),
    () => {
      savedHasChanged()
      showToast(t(isKnown ? 'listed' : 'listedInBrowser', { name }))
    },
  )
  useProblem(failure)
  const label = t('toList', { name })
  const add = () => trigger({ clientID: randomID(), selectionID: modelID(place), orderParams, quantity: 1, note })
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={isMutating} onClick={add}>
      <CartIcon />
    </button>
  )
}

export const KeepModel = ({ model }: { readonly model: ModelToSave }) => (
  <>
    <Heart model={model} />
    <Cart model={model} />
  </>
)
