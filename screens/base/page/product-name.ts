import { companyName } from '../site/site.ts'
import { useTexts } from '../texts/texts.ts'

/** What the pages are called: by the company's own name where the site has one. */
export const useProductName = (): string => {
  const { locale, t } = useTexts('shell')
  return companyName(locale) ?? t('app.name')
}
