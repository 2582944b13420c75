/** The page of a model: order code, picture, calculation and all figures. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { OrderChosen } from '../../contract/catalogue/order-choices.ts'
import { type Product, product as productShape } from '../../contract/catalogue/product.ts'
import { filterMark, productNames } from '../../contract/catalogue/product-names.ts'
import { getAnswer } from '../base/api/api.ts'
import { FamilyNames, loadFamilyNames } from '../base/texts/family-names.tsx'
import { type JumpPayload, jumpSlot } from '../base/selection/jump-payload.ts'
import { usePermission } from '../base/people/permission.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { withTexts } from '../base/texts/language.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import type { Locale } from '../../i18n/locales.ts'
import { lengthsOf } from '../results/model/lengths-of.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { FailureReason } from '../ui/failure-reason.tsx'
import { RetryButton } from '../ui/retry-button.tsx'
import { CopyLinkButton } from '../ui/copy-link-button.tsx'
import { chosenIn, furtherIn, orderedPath, productPath } from '../base/catalogue/product-path.ts'
import { queryOfAddress, writeAddress } from '../base/selection/address.ts'
import { ProductFigures } from './product/product-figures.tsx'
import { choiceAddressOf, searchedWith, withSearch } from './product/searched.ts'
import { pageLook, partLook, ProductPart } from './product/product-part.tsx'
import { ProductPicture } from './product/product-picture.tsx'
import { ProductOrder } from './product/product-order.tsx'
import { Loading } from '../ui/loading.tsx'

/** At the foot of the page, so that late loading does not shift the layout. */
const Remarks = lazy(async () => ({ default: (await import('../results/model/remarks.tsx')).Remarks }))
const ProductFoot = lazy(async () => ({ default: (await import('./product/product-foot.tsx')).ProductFoot }))
/** Loaded with the texts of a sizing, which only this part needs. */
const ProductCalculation = lazy(async () => ({
  default: (await withTexts(['derivations', 'results', 'sizing'], import('./product/product-calculation.tsx'))).ProductCalculation,
}))

/** Needed only for models opened from a saved record. */
const ProductThen = lazy(async () => ({ default: (await import('./product/product-then.tsx')).ProductThen }))

type Params = { readonly serviceID: string; readonly driveID: string; readonly code?: string; readonly locale: Locale }

const products: Query<Params, Product> = {
  name: 'product',
  load: async ({ locale, ...query }, signal) => {
    const call = { base: 'products', path: `${productNames.service}/${productNames.call}`, query } as const
    const found = await getAnswer(call, (data) => productShape.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.family)
    return found
  },
  isImmutable: true,
}

/** Returns the calculation that led to this model; undefined if the stored one belongs to another model. */
const handedOver = ({ serviceID, driveID }: Pick<Product, 'serviceID' | 'driveID'>): JumpPayload | undefined => {
  const stored = jumpSlot.read()
  return stored?.serviceID === serviceID && stored.calculation?.model.skuID === driveID ? stored : undefined
}

/** Files are beside the calculation, or beside the data where there is none. */
const gridLook = 'grid grid-cols-1 gap-3 stack:grid-flow-dense stack:grid-cols-2 items-start'

/** The picture of the model is at the left of its name, on phones below it. */
const headLook = 'grid items-start gap-4 tablet:has-[figure]:grid-cols-2 [&_figure]:max-w-none'

const nothingChosen: OrderChosen = {}

type ShownProps = { readonly product: Product; readonly payload: JumpPayload | undefined }

const Shown = ({ product, payload }: ShownProps) => {
  const { t } = useTexts('product')
  const mayPrint = usePermission('report')
  // The calculated order code is kept, even if it contains parts unknown to the catalogue.
  const calculated = payload?.calculation && (product.ordered?.chosen ?? nothingChosen)
  const [chosen, setChosen] = useState<OrderChosen>(
    () => chosenIn(queryOfAddress(), product.order) ?? product.ordered?.chosen ?? nothingChosen,
  )
  const [further] = useState(() => furtherIn(queryOfAddress()) ?? product.ordered?.further ?? [])
  const [search] = useState(() => searchedWith(queryOfAddress()))
  const choose = (next: OrderChosen) => {
    setChosen(next)
    writeAddress(withSearch(orderedPath(product, next, further), search))
  }
  const model = payload?.calculation?.model
  return (
    // Structured data: https://schema.org/Product.
    <article className={gridLook} itemScope itemType="https://schema.org/Product">
      <header className={`${partLook()} ${headLook}`}>
        <div className="tablet:order-last">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h1 className="text-page" itemProp="name">
              {product.skuName}
            </h1>
            <span className="print:hidden">
              <CopyLinkButton path={orderedPath(product, chosen, further)} content={payload ? 'model' : 'page'} />
              {mayPrint && (
                <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => print()}>
                  {t('print')}
                </button>
              )}
            </span>
          </div>
          <p className="mb-4 text-ink-soft">
            <span itemProp="brand">{product.maker}</span> ·{' '}
            <Link href={productPath({ serviceID: product.series, driveID: filterMark })} className="underline underline-offset-3">
              {/* Inside the link: for a link itself, structured data would be its address. */}
              <span itemProp="category">{product.series}</span>
            </Link>{' '}
            <BasisTag basis={product.basis} source={product.source} />
          </p>
          {search?.filters !== undefined && (
            <p className="mb-4 print:hidden">
              <a href={choiceAddressOf(product, search.filters)}>{t('chooseByData')}</a>
            </p>
          )}
          <ProductOrder product={product} payload={payload} chosen={chosen} further={further} calculated={calculated} onChoose={choose} />
        </div>
        <ProductPicture
          product={product}
          icon={product.icon}
          candidate={model?.candidate ?? product.candidate}
          {...(model && { lengths: lengthsOf(model) })}
        />
      </header>
      <Suspense>
        <ProductThen product={product} calculation={payload?.calculation} />
      </Suspense>
      {payload && <ProductCalculation payload={payload} />}
      <ProductPart title={t('technical')} column={payload ? 'whole' : 'first'}>
        <ProductFigures figures={product.figures} />
        <p className="mt-2 text-label/5 text-ink-faint">{t('notStatedHint')}</p>
        <p className="mt-4 text-label/5 text-ink-soft">
          {t('source')}: {product.source}
        </p>
        {/* The badge explains demonstration data already. */}
        {product.tip !== undefined && product.basis !== 'demo' && (
          <Suspense>
            <Remarks remark={product.tip} />
          </Suspense>
        )}
        <p className="mt-2 text-note/5 text-ink-faint">{t('catalogue', { version: product.catalogueVersion })}</p>
      </ProductPart>
      <Suspense>
        <ProductFoot product={product} chosen={chosen} payload={payload} />
      </Suspense>
    </article>
  )
}

const Message = ({ children }: { readonly children: ReactNode }) => <div className={partLook()}>{children}</div>

export const ProductPage = ({ serviceID, driveID }: { serviceID: string; driveID: string }) => {
  const { t } = useTexts('product')
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const [payload] = useState(() => handedOver({ serviceID, driveID }))
  // Order code from the calculation or the search.
  const [code] = useState(() => payload?.calculation?.model.machineCode ?? new URLSearchParams(queryOfAddress()).get('code') ?? undefined)
  const { data, failure, retry } = useQuery(products, { serviceID, driveID, ...(code !== undefined && { code }), locale })
  usePageTitle(data?.skuName ?? shell('titles.product'))
  return (
    <div className={pageLook}>
      {data && (
        // Rendered at once, so that late parts do not shift the layout.
        <Suspense fallback={<Loading />}>
          <FamilyNames family={data.family}>
            <Shown key={data.driveID} product={data} payload={payload} />
          </FamilyNames>
        </Suspense>
      )}
      {!data && !failure && <Loading />}
      {!data && failure && (
        <Message>
          {failure.kind === 'refused' ? (
            <>
              <h1 className="text-page">{t('notFound')}</h1>
              <p className="mt-2 text-ink-soft">{t('notFoundHint')}</p>
              <Link href="/" className="button mt-4">
                {t('toStart')}
              </Link>
            </>
          ) : (
            <div role="alert">
              <FailureReason failure={failure} />
              <RetryButton failure={failure} onRetry={retry} className="mt-4" />
            </div>
          )}
        </Message>
      )}
    </div>
  )
}
