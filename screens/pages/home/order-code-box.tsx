/** Input for an order code or model name, with its decoded model and faults. */
import { lazy, Suspense, useState } from 'react'
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api/api.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'

type Params = { readonly code: string; readonly locale: Locale }

const longestCode = 200

const decoded: Query<Params, DecodedOrderCode> = {
  name: 'orderCode',
  load: async ({ code, locale }, signal) => {
    // Loaded on the first query, to keep the start page small.
    const { decodedOrderCode } = await import('../../../contract/catalogue/order-code.ts')
    const call = { base: 'products', path: `${productNames.service}/${productNames.decode}`, query: { code } } as const
    return getAnswer(call, (data) => decodedOrderCode.safeParse(data).data, { locale, signal })
  },
  isImmutable: true,
}

/** Loaded with the first answer. */
const OrderCodeAnswer = lazy(async () => ({ default: (await import('./order-code-answer.tsx')).OrderCodeAnswer }))

export const OrderCodeBox = () => {
  const { t } = useTexts('order-code')
  const locale = useLocale()
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState<string>()
  const { data, failure, retry } = useQuery(decoded, submitted === undefined ? undefined : { code: submitted, locale })
  return (
    <form
      className="order-code-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(text.trim() === '' ? undefined : text.trim())
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
        {data && (
          <Suspense fallback={null}>
            <OrderCodeAnswer answer={data} />
          </Suspense>
        )}
        {failure && (
          <>
            <FailureReason failure={failure} />
            <RetryButton failure={failure} onRetry={retry} size="small" />
          </>
        )}
      </div>
    </form>
  )
}
