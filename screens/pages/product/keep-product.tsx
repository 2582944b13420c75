/** Saves a model as a favourite, on the shopping list, or as a selection with its calculation; links to its files. */
import { orderCodeParameter } from '../../../contract/saved/saved-items.ts'
import type { FurtherPart } from '../../../contract/catalogue/maker-parts.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { Json } from '../../../contract/saved/selection-document.ts'
import { canGetFiles } from '../../base/files/wishes.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { orderedPath, productPath } from '../../base/catalogue/product-path.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { KeepModel } from '../../ui/saving/keep-model.tsx'
import { SaveSelection } from '../../ui/saving/save-selection.tsx'

type Props = {
  readonly product: Product
  readonly code: string
  readonly chosen: OrderChosen
  readonly payload: JumpPayload | undefined
  /** Parts of the maker's code, also as a note for the shopping list. */
  readonly further: readonly FurtherPart[]
  readonly note: string
}

/** Converts to plain JSON; undefined properties are dropped. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

/** Calculator name of a selection saved on a model's page without a calculation. */
const ofModel = 'model'

/** Scrolls to the files at the foot of the page. */
const ToFiles = () => {
  const { t } = useTexts('files')
  const go = () => {
    const files = document.getElementById('files')
    files?.focus({ preventScroll: true })
    files?.scrollIntoView({ block: 'start' })
  }
  return (
    <button type="button" className="button" data-kind="quiet" data-size="small" onClick={go}>
      {t('title')}
    </button>
  )
}

export const KeepProduct = ({ product, code, chosen, payload, further, note }: Props) => {
  const { skuName, serviceID, driveID, catalogueVersion } = product
  const orderParams = [
    { paramName: orderCodeParameter, value: code },
    ...Object.entries(chosen).map(([paramName, value]) => ({ paramName, value })),
    ...further.map(({ name, value }) => ({ paramName: name, value })),
  ]
  const read = () => ({
    page: productPath(product),
    name: code,
    selection: {
      v: 2 as const,
      calculator: payload?.workingID ?? ofModel,
      inputs: { model: plain({ serviceID, skuID: driveID, chosen, orderCode: code }) },
      made: { catalogue: catalogueVersion, at: new Date().toISOString() },
    },
    snapshot: { path: orderedPath(product, chosen, further), catalogue: catalogueVersion, ...(payload && { payload: plain(payload) }) },
  })
  return (
    <>
      <KeepModel model={{ serviceID, driveID, name: skuName, orderParams, note }} />
      <SaveSelection read={read} />
      {canGetFiles() && <ToFiles />}
    </>
  )
}
