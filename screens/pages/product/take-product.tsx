/** Returns a model with its order code to the embedding page, with public names instead of internal keys. */
import type { ChosenModel } from '../../../contract/site/embed-messages.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { orderedPath } from '../../base/catalogue/product-path.ts'
import { currentSite } from '../../base/site/site.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { TakeModel } from '../../embed/take-model.tsx'
import type { OrderStatus } from '../../../contract/catalogue/judge-order.ts'
import { useOrderWords } from '../../base/catalogue/order-words.ts'
import { useConditions } from './use-conditions.ts'

export type TakenProduct = {
  readonly product: Product
  readonly code: string
  readonly chosen: OrderChosen
  /** The calculation of exactly this code; undefined if another one was chosen. */
  readonly payload: JumpPayload | undefined
  readonly standing: OrderStatus
}

/** Returns the absolute address of a page on this site, outside the embedding page. */
const addressOf = (path: string): string => {
  const { key } = currentSite()
  return new URL(`/${key === undefined ? '' : `?${new URLSearchParams({ site: key })}`}#${path}`, location.href).href
}

export const TakeProduct = ({ product, code, chosen, payload, standing: { state, parts } }: TakenProduct) => {
  const language = useLocale()
  const { nameOf } = useOrderWords()
  const { className } = useClassNames()
  const conditions = useConditions(payload)
  const { motorSku, motorCode = motorSku, motorFlangeCode } = payload?.calculation?.model ?? {}
  const model = (): ChosenModel => ({
    orderCode: code,
    unconfirmed: state === 'unconfirmed' ? parts.map(nameOf) : [],
    name: product.skuName,
    maker: product.maker,
    series: product.series,
    address: addressOf(orderedPath(product, chosen)),
    language,
    // Replace non-breaking spaces, which are for display only.
    conditions: conditions.map(({ name, value }) => ({ name, value: value.replaceAll('\u00A0', ' ') })),
    ...(payload && { calculator: className(payload.workingID) }),
    ...(motorCode !== undefined && { motor: motorCode }),
    ...(motorFlangeCode !== undefined && { flange: motorFlangeCode }),
  })
  return <TakeModel key={code} isWhole={state === 'whole' || state === 'unconfirmed'} model={model} />
}
