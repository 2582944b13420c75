import { companyName } from '../site/site.ts'
import { useTexts } from '../texts/texts.ts'

/** Returns the name of the pages: the company's if the site sets one, otherwise the product's. */
export const useProductName = (): string => {
  const { locale, t } = useTexts('shell')
  return companyName(locale) ?? t('app.name')
}
