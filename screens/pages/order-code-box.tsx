/** For somebody who has a code or a name already: which model it names, how that is made, and where the code goes wrong. */
import { useState } from 'react'
import type { OrderChosen } from '../../contract/order-choices.ts'
import type { DecodedOrderCode } from '../../contract/order-code.ts'
import type { OtherProduct } from '../../contract/product.ts'
import { productNames } from '../../contract/product-names.ts'
import type { Locale } from '../../i18n/locales.ts'
import { describeFailure, getAnswer } from '../base/api.ts'
import { orderedPath, productPath } from '../base/product-path.ts'
import { useLocale, useTexts } from '../base/texts.ts'
import { type Source, useResource } from '../base/use-resource.ts'
import { useOrderWords } from './order-words.ts'

type Asked = { readonly code: string; readonly locale: Locale }

const longestCode = 200

const decoded: Source<Asked, DecodedOrderCode> = {
  name: 'orderCode',
  load: async ({ code, locale }, signal) => {
    // The start page needs no shapes until somebody asks.
    const { decodedOrderCode } = await import('../../contract/order-code.ts')
    const call = { base: 'products', path: `${productNames.service}/${productNames.decode}`, query: { code } } as const
    return getAnswer(call, (data) => decodedOrderCode.safeParse(data).data, { locale, signal })
  },
  kept: true,
}

const ProductLink = ({ product, path = productPath(product) }: { readonly product: OtherProduct; readonly path?: string }) => {
  const { t } = useTexts('order-code')
  // The router’s own links would take what is chosen for the address of the document.
  return <a href={`#${path}`}>{t('box.named', { name: product.skuName, maker: product.maker })}</a>
}

const Decoded = ({ answer: { code, product, parts, understood, similar } }: { readonly answer: DecodedOrderCode }) => {
  const { t, nameOf, valueOf, faultOf } = useOrderWords()
  const chosen: OrderChosen = Object.fromEntries(parts.map(({ name, value }) => [name, value]))
  const rest = code.slice(understood).trim()
  return (
    <>
      {product ? <ProductLink product={product} path={orderedPath(product, chosen)} /> : <p>{t('box.none')}</p>}
      {parts.length > 0 && (
        <dl>
          {parts.map(({ name, value, fault }) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd className="number">
                {valueOf(name, value)}
                {fault && <span className="unread"> {faultOf(fault)}</span>}
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
                <ProductLink product={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export const OrderCodeBox = () => {
  const { t } = useTexts('order-code')
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string>()
  const { data, failure, retry } = useResource(decoded, asked === undefined ? undefined : { code: asked, locale })
  return (
    <form
      className="order-code-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(text.trim() === '' ? undefined : text.trim())
      }}
    >
      <label htmlFor="order-code">{t('box.label')}</label>
      <div className="line">
        <input
          id="order-code"
          className="code"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestCode}
          placeholder={t('box.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('box.find')}
        </button>
      </div>
      <div className="answer" role="status">
        {data && <Decoded answer={data} />}
        {failure && (
          <>
            <p>{describeFailure(failure, shell)}</p>
            <button type="button" className="button" data-size="small" onClick={retry}>
              {shell('common.retry')}
            </button>
          </>
        )}
      </div>
    </form>
  )
}
