/** Foot of a model's page: its files and related models. */
import { isEmbedded } from '../../base/browser/embedded.ts'
import { ProductFiles, type ProductFilesProps } from './product-files.tsx'
import { ProductOthers } from './product-others.tsx'

/** Embedded pages have no account and show no files. */
export const ProductFoot = (props: ProductFilesProps) => (
  <>
    {!isEmbedded() && <ProductFiles {...props} />}
    <ProductOthers product={props.product} />
  </>
)
