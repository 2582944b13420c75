/** The page of a model: what it is ordered by, what it looks like, why it was recommended, and everything that is known of it. */
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { type Product, product as productShape } from '../../contract/product.ts'
import { productNames } from '../../contract/product-names.ts'
import { describeFailure, getAnswer } from '../base/api.ts'
import { useClassNames } from '../base/class-names.ts'
import { FamilyNames, loadFamilyNames } from '../base/family-names.tsx'
import { type JumpPayload, jumpSlot } from '../base/jump-payload.ts'
import { usePageTitle } from '../base/page-title.ts'
import { useLocale, useTexts } from '../base/texts.ts'
import { type Source, useResource } from '../base/use-resource.ts'
import type { Locale } from '../../i18n/locales.ts'
import { lengthsOf } from '../results/model/card-figures.ts'
import { Remarks } from '../results/model/remarks.tsx'
import { ModelPicture } from '../results/picture/model-picture.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { CopyLinkButton } from '../ui/copy-link-button.tsx'
import { productPath } from '../base/product-path.ts'
import { ProductCalculation } from './product-calculation.tsx'
import { ProductFigures } from './product-figures.tsx'
import { ProductOthers } from './product-others.tsx'
import '../ui/ledger.css'
import '../ui/page-head.css'
import './product-page.css'

type Asked = { readonly serviceID: string; readonly driveID: string; readonly locale: Locale }

const products: Source<Asked, Product> = {
  name: 'product',
  load: async ({ locale, ...query }, signal) => {
    const call = { base: 'products', path: `${productNames.service}/${productNames.call}`, query } as const
    const found = await getAnswer(call, (data) => productShape.safeParse(data).data, { locale, signal })
    await loadFamilyNames(found.family)
    return found
  },
  kept: true,
}

/** What a calculation handed over with this very model; what was left from another one is not this one's. */
const handedOver = ({ serviceID, driveID }: Product): JumpPayload | undefined => {
  const stored = jumpSlot.read()
  return stored?.serviceID === serviceID && stored.calculation?.model.skuID === driveID ? stored : undefined
}

/** The complete code of a calculation; without one, what it still needs and where that comes from. */
const Order = ({ product, payload }: { readonly product: Product; readonly payload: JumpPayload | undefined }) => {
  const { t } = useTexts('product')
  const { className } = useClassNames()
  const model = payload?.calculation?.model
  if (model) {
    return (
      <>
        <h2>{t('order')}</h2>
        <p className="code product-code">
          {model.machineCode} <CopyButton text={model.machineCode} />
        </p>
        {model.motorSku !== undefined && (
          <p>
            {t('motor')}: <span className="code">{model.motorCode ?? model.motorSku}</span>
          </p>
        )}
        {model.motorFlangeCode !== undefined && (
          <p>
            {t('flange')}: <span className="code">{model.motorFlangeCode}</span>
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <h2>{t('order')}</h2>
      <p className="code product-code">
        {product.skuName} … <CopyButton text={product.skuName} />
      </p>
      <p className="text-[13px] text-ink-soft">{t('orderOpen')}</p>
      <p className="flex flex-wrap gap-2">
        {product.workingIDs.map((id) => (
          <Link key={id} href={`/selection/calc_${id}`} className="button" data-size="small">
            {t('calculateWith', { name: className(id) })}
          </Link>
        ))}
      </p>
    </>
  )
}

const Shown = ({ product }: { readonly product: Product }) => {
  const { t } = useTexts('product')
  const payload = handedOver(product)
  const model = payload?.calculation?.model
  usePageTitle(product.skuName)
  return (
    <>
      <header className="panel product-part product-head">
        <div>
          <div className="page-head">
            <h1 className="text-xl text-main">{product.skuName}</h1>
            <CopyLinkButton path={productPath(product)} />
          </div>
          <p className="mb-4 text-ink-soft">
            {product.maker} · {product.series} <BasisTag basis={product.basis} source={product.source} />
          </p>
          <Order product={product} payload={payload} />
        </div>
        <ModelPicture
          icon={product.icon}
          candidate={model?.candidate ?? product.candidate}
          {...(model && { lengths: lengthsOf(model) })}
          large
        />
      </header>
      {payload && <ProductCalculation payload={payload} />}
      <section className="panel product-part">
        <h2>{t('technical')}</h2>
        <ProductFigures figures={product.figures} />
        <p className="mt-2 text-[13px] text-ink-faint">{t('notStatedHint')}</p>
        <p className="mt-4 text-[13px] text-ink-soft">
          {t('source')}: {product.source}
        </p>
        {/* What demonstration data are, their badge says. */}
        {product.tip !== undefined && product.basis !== 'demo' && <Remarks remark={product.tip} />}
        <p className="mt-2 text-[12px] text-ink-faint">{t('catalogue', { version: product.catalogueVersion })}</p>
      </section>
      <ProductOthers product={product} />
    </>
  )
}

const Message = ({ children }: { readonly children: ReactNode }) => <div className="panel product-part">{children}</div>

export const ProductPage = ({ serviceID, driveID }: { serviceID: string; driveID: string }) => {
  const { t } = useTexts('product')
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const { data, failure, retry } = useResource(products, { serviceID, driveID, locale })
  usePageTitle(shell('titles.product'))
  const loading = <p className="late text-ink-faint">{shell('common.loading')}</p>
  return (
    <div className="page product-page">
      {data && (
        // As a whole: what came later would move what is read already.
        <Suspense fallback={loading}>
          <FamilyNames family={data.family}>
            <Shown key={data.driveID} product={data} />
          </FamilyNames>
        </Suspense>
      )}
      {!data && !failure && loading}
      {!data && failure && (
        <Message>
          {failure.kind === 'refused' ? (
            <>
              <h1 className="text-xl text-main">{t('notFound')}</h1>
              <p className="mt-2 text-ink-soft">{t('notFoundHint')}</p>
              <Link href="/" className="button mt-4">
                {t('toStart')}
              </Link>
            </>
          ) : (
            <div role="alert">
              <p>{describeFailure(failure, shell)}</p>
              <button type="button" className="button mt-4" onClick={retry}>
                {shell('common.retry')}
              </button>
            </div>
          )}
        </Message>
      )}
    </div>
  )
}
