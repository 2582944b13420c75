/** Models beside this one: the next sizes of its series, and those of other makers that are as large. */
import { Link } from 'wouter'
import type { OtherProduct, Product } from '../../contract/product.ts'
import { productPath } from '../base/product-path.ts'
import { useTexts } from '../base/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'

const Other = ({ product }: { readonly product: OtherProduct }) => (
  <li>
    <Link href={productPath(product)}>{product.skuName}</Link>{' '}
    <small>
      {product.maker} · {product.series}
    </small>{' '}
    <BasisTag basis={product.basis} source="" />
  </li>
)

const OtherList = ({ title, products }: { readonly title: string; readonly products: readonly OtherProduct[] }) =>
  products.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {products.map((product) => (
          <Other key={product.driveID} product={product} />
        ))}
      </ul>
    </>
  )

export const ProductOthers = ({ product: { smaller, larger, others } }: { readonly product: Product }) => {
  const { t } = useTexts('product')
  if (!smaller && !larger && others.length === 0) return null
  return (
    <section className="panel product-part product-others no-print">
      <h2>{t('alternatives')}</h2>
      <OtherList title={t('smaller')} products={smaller ? [smaller] : []} />
      <OtherList title={t('larger')} products={larger ? [larger] : []} />
      <OtherList title={t('others')} products={others} />
      <p className="mt-2 text-[13px] text-ink-faint">{t('withoutConditions')}</p>
    </section>
  )
}
