/** A decoded order code: the model, its parts with their faults, and models with similar names. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { OtherProduct } from '../../../contract/catalogue/product.ts'
import { orderedPath, productPath } from '../../base/catalogue/product-path.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useOrderWords } from '../product/order-words.ts'

const ProductLink = ({ product, path = productPath(product) }: { readonly product: OtherProduct; readonly path?: string }) => {
  const { t } = useTexts('order-code')
  // A plain link: the router's own would treat the query as that of the document.
  return <a href={`#${path}`}>{t('box.named', { name: product.skuName, maker: product.maker })}</a>
}

const chosenOf = (parts: DecodedOrderCode['parts']): OrderChosen => Object.fromEntries(parts.map(({ name, value }) => [name, value]))

export const OrderCodeAnswer = ({ answer: { code, product, parts, understood, similar } }: { readonly answer: DecodedOrderCode }) => {
  const { t, nameOf, valueOf, faultOf } = useOrderWords()
  const rest = code.slice(understood).trim()
  return (
    <>
      {product ? <ProductLink product={product} path={orderedPath(product, chosenOf(parts))} /> : <p>{t('box.none')}</p>}
      {parts.length > 0 && (
        <dl>
          {parts.map(({ name, value, fault, unconfirmed }) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd className="number">
                <span>{valueOf(name, value)}</span>
                {fault && <span className="unread"> {faultOf(fault)}</span>}
                {unconfirmed && <span className="unread"> {t('complete.notStated')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {product && rest !== '' && <p className="unread">{t('box.rest', { rest })}</p>}
      {similar.length > 0 && (
        <>
          <p>{t('box.similar')}</p>
          <ul>
            {similar.map((one) => (
              <li key={one.driveID}>
                <ProductLink product={one} path={orderedPath(one, chosenOf(one.parts))} />
                {one.parts.length > 0 && (
                  <small className="number"> {one.parts.map(({ name, value }) => valueOf(name, value)).join(' · ')}</small>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
