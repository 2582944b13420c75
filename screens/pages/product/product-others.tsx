/** Related models: the next sizes of the series, and models of the same size by other manufacturers. */
import { Link } from 'wouter'
import type { EquivalentProduct, OtherProduct, Product } from '../../../contract/catalogue/product.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { useColumnWords } from '../../base/texts/value-words.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { ProductPart } from './product-part.tsx'

const Other = ({ product }: { readonly product: OtherProduct }) => (
  <li className="py-1">
    <Link href={productPath(product)} className="text-main underline">
      {product.skuName}
    </Link>{' '}
    <small className="text-note text-ink-faint">
      {product.maker} · {product.series}
    </small>{' '}
    <BasisTag basis={product.basis} source="" />
  </li>
)

const nameOf = ({ skuName, series }: OtherProduct): string => `${series} ${skuName}`

/** The first of those with one name, which a series may have in several grades, without those that are listed elsewhere. */
const eachOnce = (products: readonly OtherProduct[], elsewhere: readonly OtherProduct[] = []): readonly OtherProduct[] => {
  const listed = new Set(elsewhere.map(nameOf))
  return [...Map.groupBy(products, nameOf)].flatMap(([name, [first]]) => (first && !listed.has(name) ? [first] : []))
}

const OtherList = ({ title, products }: { readonly title: string; readonly products: readonly OtherProduct[] }) =>
  products.length === 0 ? null : (
    <div>
      <h3 className="mt-2 text-label/5 font-semibold text-ink-soft">{title}</h3>
      <ul>
        {products.map((product) => (
          <Other key={product.driveID} product={product} />
        ))}
      </ul>
    </div>
  )

/** Models with the same mounting dimensions, with the figures compared and their source. */
const Equivalents = ({ equivalents }: { readonly equivalents: readonly EquivalentProduct[] }) => {
  const { t } = useTexts('product')
  const [first] = equivalents
  if (!first) return null
  return (
    <div>
      <OtherList title={t('equivalents')} products={eachOnce(equivalents)} />
      <p className="text-label/5 text-ink-soft">{t('equivalentBy', { figures: first.figures })}</p>
      <p className="mb-2 text-label/5 text-ink-faint">{t('equivalentSource', { source: first.source })}</p>
    </div>
  )
}

export const ProductOthers = ({ product: { size, smaller, larger, others, equivalents } }: { readonly product: Product }) => {
  const { t, listed } = useTexts('product')
  const { columnName } = useColumnWords()
  const named = (columns: readonly string[]): string => listed(columns.map(columnName))
  const by = { by: named(size.by.slice(0, 1)) }
  if (!smaller && !larger && others.length === 0 && !equivalents) return null
  return (
    <ProductPart title={t('alternatives')} screenOnly>
      <div className="grid grid-cols-fill gap-x-6 gap-y-2">
        <div>
          <OtherList title={t('smaller', by)} products={smaller ? [smaller] : []} />
          <OtherList title={t('larger', by)} products={larger ? [larger] : []} />
        </div>
        {equivalents && <Equivalents equivalents={equivalents} />}
        <OtherList
          title={t('others', { figures: named([...size.by.slice(0, 1), ...size.alike]) })}
          products={eachOnce(others, equivalents)}
        />
      </div>
      <p className="mt-2 text-label/5 text-ink-faint">{t('withoutConditions')}</p>
    </ProductPart>
  )
}
