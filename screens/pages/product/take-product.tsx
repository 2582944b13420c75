/** A model with its order code, handed to the page around: in public words alone, whatever its keys are called here. */
import type { ChosenModel } from '../../../contract/site/embed-messages.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { orderedPath } from '../../base/catalogue/product-path.ts'
import { currentSite } from '../../base/site/site.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { TakeModel } from '../../embed/take-model.tsx'
import type { OrderStanding } from './order-standing.ts'
import { useOrderWords } from './order-words.ts'
import { useConditions } from './use-conditions.ts'

export type TakenProduct = {
  readonly product: Product
  readonly code: string
  readonly chosen: OrderChosen
  /** The calculation that has chosen exactly this code; undefined where none has. */
  readonly payload: JumpPayload | undefined
  readonly standing: OrderStanding
}

/** The page of the model for whoever opens it later: of this site, beside every page around. */
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
    // A space that breaks no line is for the eye alone.
    conditions: conditions.map(({ name, value }) => ({ name, value: value.replaceAll('\u00A0', ' ') })),
    ...(payload && { calculator: className(payload.workingID) }),
    ...(motorCode !== undefined && { motor: motorCode }),
    ...(motorFlangeCode !== undefined && { flange: motorFlangeCode }),
  })
  return <TakeModel key={code} isWhole={state === 'whole' || state === 'unconfirmed'} model={model} />
}
