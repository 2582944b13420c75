/** Input for an order code or model name, with its decoded model and faults. */
import { lazy, Suspense, useState } from 'react'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useQuery } from '../../base/api/query.ts'
import { decodedCode } from '../../search/read-order-code.ts'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'

const longestCode = 200

/** Loaded with the first answer. */
const OrderCodeAnswer = lazy(async () => ({ default: (await import('../../search/code-reading.tsx')).OrderCodeAnswer }))

export const OrderCodeBox = () => {
  const { t } = useTexts('order-code')
  const locale = useLocale()
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState<string>()
  const { data, failure, retry } = useQuery(decodedCode, submitted === undefined ? undefined : { code: submitted, locale })
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
