import { useSyncExternalStore } from 'react'
import { companyName, currentSite, subscribeToSite } from '../site/site.ts'
import { useTexts } from '../texts/texts.ts'

/** Returns the name of the pages: that of the company, or the product's in a document without a site. */
export const useProductName = (): string => {
  const { locale, t } = useTexts('shell')
  useSyncExternalStore(subscribeToSite, currentSite)
  return companyName(locale) ?? t('app.name')
}
