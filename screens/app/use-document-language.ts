/** Sets the language of the document and its description in it. */
import { useEffect } from 'react'
import { useTexts } from '../base/texts/texts.ts'

export const useDocumentLanguage = (): void => {
  const { locale, t } = useTexts('shell')
  useEffect(() => {
    document.documentElement.lang = locale
    document.querySelector('meta[name="description"]')?.setAttribute('content', t('app.description'))
  }, [locale, t])
}
