/** Selection of a calculator or series in embedded pages; an address that names one redirects to it. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { queryOfAddress } from '../base/selection/address.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { withTexts } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { showRequestedLanguage } from '../embed/requested-language.ts'
import { Loading } from '../ui/loading.tsx'
import { embedTarget } from './embed-target.ts'

/** Not loaded for an address that leads elsewhere. */
const EmbedChoice = lazy(async () => ({
  default: (await withTexts(['directory', 'filters', 'product', 'models'], import('./embed-choice.tsx'))).EmbedChoice,
}))

/** Replaces this page in the history, so that back skips it. */
const leadTo = (address: string): void => location.replace(address)

export const EmbedPage = () => {
  const { t } = useTexts('embed')
  const [query] = useState(queryOfAddress)
  const target = embedTarget(query)
  usePageTitle(t('title'))
  useEffect(() => {
    // The host page may change the language later, which changes the address only.
    void showRequestedLanguage(query)
  }, [query])
  useEffect(() => {
    if (target !== undefined) leadTo(target)
  }, [target])
  return (
    <Suspense fallback={<Loading page />}>
      {target === undefined ? <EmbedChoice query={query} onTarget={leadTo} /> : <Loading page />}
    </Suspense>
  )
}
