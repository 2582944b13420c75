/** Changes since a model was saved, if it was opened from a record of another catalogue version. */
import { lazy, Suspense, useState } from 'react'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { savedSlot } from '../../base/saved/results-when-saved.ts'
import { withTexts } from '../../base/texts/language.ts'
import { productPath } from '../../base/catalogue/product-path.ts'

const TravelNote = lazy(async () => ({
  default: (await withTexts(['results', 'sizing', 'models', 'travel'], import('../../results/travel/travel-note.tsx'))).TravelNote,
}))

type Props = { readonly product: Product; readonly calculation: JumpPayload['calculation'] }

export const ProductThen = ({ product, calculation }: Props) => {
  const [then] = useState(() => savedSlot.read())
  const { driveID: skuID, skuName, catalogueVersion } = product
  if (then?.path !== productPath(product) || then.catalogue === catalogueVersion) return null
  const { request, model } = calculation ?? {}
  const chosen = { skuID, skuName, ...(model?.motorSku !== undefined && { motorSku: model.motorSku }) }
  return (
    <div className="empty:hidden stack:col-span-full">
      <Suspense>
        <TravelNote before={then} now={catalogueVersion} question={{ catalogue: then.catalogue, saved: {}, request, chosen }} />
      </Suspense>
    </div>
  )
}
