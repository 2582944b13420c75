/** The foot of a model's page, which comes after what is read first: its files, and the models beside it. */
import { isEmbedded } from '../../base/browser/embedded.ts'
import { ProductFiles, type ProductFilesProps } from './product-files.tsx'
import { ProductOthers } from './product-others.tsx'

/** In a page of somebody else's there is no account. */
export const ProductFoot = (props: ProductFilesProps) => (
  <>
    {!isEmbedded() && <ProductFiles {...props} />}
    <ProductOthers product={props.product} />
  </>
)
