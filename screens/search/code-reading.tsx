/** A decoded order code: the model, its parts with their faults, and models with similar names. */
import type { DecodedOrderCode } from '../../contract/catalogue/order-code.ts'
import type { OrderChosen } from '../../contract/catalogue/order-choices.ts'
import type { OtherProduct } from '../../contract/catalogue/product.ts'
import { orderedPath, productPath } from '../base/catalogue/product-path.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useOrderWords } from '../base/catalogue/order-words.ts'

const ProductLink = ({ product, path = productPath(product) }: { readonly product: OtherProduct; readonly path?: string }) => {
  const { t } = useTexts('order-code')
  // A plain link: the router's own would treat the query as that of the document.
  return (
    <a href={`#${path}`} className="inline-block py-1 font-semibold text-link underline underline-offset-3">
      {t('box.named', { name: product.skuName, maker: product.maker })}
    </a>
  )
}

const chosenOf = (parts: DecodedOrderCode['parts']): OrderChosen => Object.fromEntries(parts.map(({ name, value }) => [name, value]))

type Similar = DecodedOrderCode['similar']

/** Models that may have been meant, those first for which the whole code can be read. */
const Meant = ({ similar }: { readonly similar: Similar }) => {
  const { t, valueOf } = useOrderWords()
  return (
    <>
      <p>{t('box.similar')}</p>
      <ul>
        {similar.map((one) => {
          const values = [...one.parts.map(({ name, value }) => valueOf(name, value)), ...one.further.map(({ value }) => value)]
          return (
            <li key={one.driveID}>
              <ProductLink product={one} path={orderedPath(one, chosenOf(one.parts), one.further)} />
              {values.length > 0 && <small className="number"> {values.join(' · ')}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Parts = ({ parts, further }: Pick<DecodedOrderCode, 'parts' | 'further'>) => {
  const { t, nameOf, makerPart, valueOf, faultOf } = useOrderWords()
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {parts.map(({ name, value, fault, unconfirmed }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{nameOf(name)}</dt>
          <dd className="number">
            <span>{valueOf(name, value)}</span>
            {fault && <span className="text-emphasis-strong"> {faultOf(fault)}</span>}
            {unconfirmed && <span className="text-emphasis-strong"> {t('complete.notStated')}</span>}
          </dd>
        </div>
      ))}
      {further.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{makerPart(name)}</dt>
          <dd>
            <span>{value}</span> <span className="text-emphasis-strong">{t('box.further')}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts that a code was read into, what was not understood of it, and what it lacks. */
export const CodeParts = ({ answer }: { readonly answer: DecodedOrderCode }) => {
  const { code, product, parts, further, missing, understood } = answer
  const { t, listed, makerPart } = useOrderWords()
  const rest = code.slice(understood).trim()
  return (
    <>
      {parts.length + further.length > 0 && <Parts parts={parts} further={further} />}
      {product && rest !== '' && <p className="text-emphasis-strong">{t('box.rest', { rest })}</p>}
      {parts.length > 0 && missing.length > 0 && (
        <p className="text-emphasis-strong">{t('box.missing', { parts: listed(missing.map(makerPart)) })}</p>
      )}
    </>
  )
}

export const OrderCodeAnswer = ({ answer }: { readonly answer: DecodedOrderCode }) => {
  const { product, parts, further, similar } = answer
  const { t } = useOrderWords()
  return (
    <>
      {similar.length > 0 && <Meant similar={similar} />}
      {product ? (
        <ProductLink product={product} path={orderedPath(product, chosenOf(parts), further)} />
      ) : (
        <p>{t(similar.length > 0 ? 'box.notExact' : 'box.none')}</p>
      )}
      <CodeParts answer={answer} />
    </>
  )
}
