/** The order code of a model, completed part by part or taken from a calculation. */
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { buildOrderCode, type OrderStatus, orderStatusOf } from '../../../contract/catalogue/judge-order.ts'
import type { FurtherPart } from '../../../contract/catalogue/maker-parts.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { isEmbedded } from '../../base/browser/embedded.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { withTexts } from '../../base/texts/language.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { OrderPartChoice } from './order-part.tsx'
import { useOrderWords } from '../../base/catalogue/order-words.ts'
import type { TakenProduct } from './take-product.tsx'
import { PartHeading } from './product-part.tsx'

/** Needed by few models. */
const ProductGroups = lazy(async () => ({ default: (await withTexts(['groups'], import('./product-groups.tsx'))).ProductGroups }))

const KeepProduct = lazy(async () => ({ default: (await withTexts(['kept'], import('./keep-product.tsx'))).KeepProduct }))
const TakeProduct = lazy(async () => ({ default: (await withTexts(['embed'], import('./take-product.tsx'))).TakeProduct }))

export type OrderState = {
  readonly chosen: OrderChosen
  /** Choices of the calculation that led to this model; undefined without one. */
  readonly calculated: OrderChosen | undefined
  readonly onChoose: (chosen: OrderChosen) => void
  /** Parts of the maker's code with which the page was opened. */
  readonly further: readonly FurtherPart[]
}

type Props = OrderState & { readonly product: Product; readonly payload: JumpPayload | undefined }

/** Order codes of motor and flange from the calculation. */
const Drive = ({ payload: { calculation } }: { readonly payload: JumpPayload }) => {
  const { t } = useTexts('product')
  const { motorSku, motorCode, motorFlangeCode } = calculation?.model ?? {}
  return (
    <>
      {motorSku !== undefined && (
        <p>
          {t('motor')}: <span className="code">{motorCode ?? motorSku}</span>
        </p>
      )}
      {motorFlangeCode !== undefined && (
        <p>
          {t('flange')}: <span className="code">{motorFlangeCode}</span>
        </p>
      )}
    </>
  )
}

/** Links to the calculators that determine the lengths. */
const Calculators = ({ product }: { readonly product: Product }) => {
  const { t } = useTexts('product')
  const { className } = useClassNames()
  return (
    <>
      <p className="mt-4 text-label/5 text-ink-soft print:hidden">{t('orderOpen')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {product.workingIDs.map((id) => (
          <Link key={id} href={`/selection/calc_${id}`} className="button" data-size="small">
            {t('calculateWith', { name: className(id) })}
          </Link>
        ))}
      </p>
    </>
  )
}

/** Button that returns the model to the embedding page. */
const Taking = (taken: TakenProduct) =>
  isEmbedded() && (
    <Suspense fallback={<p className="mt-4 min-h-11 max-phone:min-h-18" />}>
      <TakeProduct {...taken} />
    </Suspense>
  )

const OrderCode = ({ code, state }: { readonly code: string; readonly state: OrderStatus['state'] }) => {
  const canBeMade = state !== 'cannot'
  return (
    <p
      className={`code flex flex-wrap items-center gap-2 py-3 text-title font-semibold wrap-anywhere ${
        canBeMade ? '' : 'text-ink-faint line-through'
      }`}
    >
      <span itemProp="mpn">{code}</span>
      {state === 'missing' && <span>{' …'}</span>}
      <span> </span>
      {canBeMade && <CopyButton text={code} />}
    </p>
  )
}

const attention = 'font-semibold text-emphasis-strong'
const stateLooks = { whole: 'text-ink-soft', missing: 'text-ink-soft', cannot: attention, unconfirmed: attention } as const

type OrderStateProps = Pick<Product, 'order'> &
  Pick<OrderState, 'further'> & { readonly standing: OrderStatus; readonly isCalculated: boolean }

/** Shows whether the code can be ordered, and which parts are missing. */
const OrderState = ({ order, further, standing: { state, parts }, isCalculated }: OrderStateProps) => {
  const words = useOrderWords()
  const also = order.also?.filter((name) => !further.some((one) => one.name === name))
  return (
    <p role="status" className={`text-label/5 ${stateLooks[state]}`}>
      <span>
        {state === 'whole' && also && also.length > 0
          ? words.t('complete.wholeButAlso', { parts: words.listed(also.map(words.makerPart)) })
          : words.t(`complete.${state}`, { parts: words.listed(parts.map(words.nameOf)) })}
      </span>
      {isCalculated && <span>{` · ${words.t('complete.fromCalculation')}`}</span>}
    </p>
  )
}

export const ProductOrder = ({ product, payload, chosen, further, calculated, onChoose }: Props) => {
  const { t } = useTexts('product')
  const words = useOrderWords()
  const { order, skuName } = product
  const isCalculated = calculated !== undefined && order.parts.every(({ name }) => chosen[name] === calculated[name])
  const built = buildOrderCode(skuName, order, chosen)
  // The calculation has checked its code, even with a motor that is not in the catalogue.
  const code = isCalculated ? (payload?.calculation?.model.machineCode ?? built.code) : built.code
  const furtherText = words.furtherOf(further)
  const standing = orderStatusOf(isCalculated ? { ...built, missing: [], faults: new Map() } : built)
  const put = (part: keyof OrderChosen) => (value: OrderChosen[typeof part]) => {
    const { [part]: _before, ...others } = chosen
    onChoose(value === undefined ? others : { ...chosen, [part]: value })
  }
  return (
    <>
      <PartHeading>{t('order')}</PartHeading>
      <OrderCode code={code} state={standing.state} />
      <OrderState order={order} further={further} standing={standing} isCalculated={isCalculated} />
      {furtherText !== '' && <p className="text-label/5 text-ink-soft">{furtherText}</p>}
      <Taking product={product} code={code} chosen={chosen} payload={isCalculated ? payload : undefined} standing={standing} />
      {!isEmbedded() && (
        <p className="flex min-h-8 items-center max-phone:min-h-11 print:hidden">
          <Suspense>
            <KeepProduct product={product} code={code} chosen={chosen} further={further} note={furtherText} payload={payload} />
          </Suspense>
        </p>
      )}
      {payload && <Drive payload={payload} />}
      {order.parts.length > 0 && (
        <fieldset className="mt-4 grid gap-3 border-t border-line pt-3 print:hidden">
          <legend className="float-left w-full font-semibold">{words.t('complete.choose')}</legend>
          {order.parts.map((part) => (
            <OrderPartChoice key={part.name} choices={order} chosen={chosen} part={part} onChoose={put(part.name)} />
          ))}
        </fieldset>
      )}
      {calculated && !isCalculated && (
        <p className="mt-3 border-l-3 border-emphasis bg-emphasis-soft px-3 py-2 print:hidden">
          {words.t('complete.otherThanCalculated', { code: payload?.calculation?.model.machineCode ?? '' })}{' '}
          <button type="button" className="button" data-size="small" onClick={() => onChoose(calculated)}>
            {words.t('complete.takeBack')}
          </button>
        </p>
      )}
      {product.groups && (
        <Suspense fallback={<p className="mt-4 min-h-11 max-phone:min-h-18" />}>
          <ProductGroups groups={product.groups} driveID={product.driveID} />
        </Suspense>
      )}
      {!payload && <Calculators product={product} />}
    </>
  )
}
