/** What the reader of order codes makes of a keyword that found a model as a code: its parts, and which of them cannot be made. */
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { CodeParts } from './code-reading.tsx'
import { decodedCode } from './read-order-code.ts'

export const KeywordReading = ({ keyword }: { readonly keyword: string }) => {
  const { locale } = useTexts('search')
  const { data } = useQuery(decodedCode, { code: keyword, locale })
  if (!data?.product || data.code.trim() === data.product.skuName) return null
  return (
    <div className="border-b border-line px-3 py-2 text-label/5" role="status">
      <CodeParts answer={data} />
    </div>
  )
}
