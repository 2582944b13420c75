/** Input for an order code or model name, with its decoded model and faults. */
import { lazy, Suspense, useState } from 'react'
import { withTexts } from '../../base/texts/language.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useQuery } from '../../base/api/query.ts'
import { decodedCode } from '../../search/read-order-code.ts'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'

const longestCode = 200

/** Loaded with the first answer. */
const OrderCodeAnswer = lazy(async () => ({
  default: (await withTexts(['order-code'], import('../../search/code-reading.tsx'))).OrderCodeAnswer,
}))

export const OrderCodeBox = () => {
  const { t } = useTexts('home')
  const locale = useLocale()
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState<string>()
  const { data, failure, retry } = useQuery(decodedCode, submitted === undefined ? undefined : { code: submitted, locale })
  return (
    <form
      className="mt-4"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(text.trim() === '' ? undefined : text.trim())
      }}
    >
      <label htmlFor="order-code" className="text-label font-medium">
        {t('code.label')}
      </label>
      <div className="mt-1.5 flex gap-2 rounded-panel bg-surface p-2 text-ink">
        <input
          id="order-code"
          className="min-h-11 min-w-0 flex-1 rounded-control bg-transparent px-3"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestCode}
          placeholder={t('code.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" data-kind="primary">
          {t('code.find')}
        </button>
      </div>
      <div className="mt-2 grid gap-1.5 rounded-panel bg-surface p-4 text-ink wrap-anywhere empty:hidden" role="status">
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
