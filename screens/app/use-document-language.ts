/** Sets the language of the document. */
import { useEffect } from 'react'
import { useLocale } from '../base/texts/texts.ts'

export const useDocumentLanguage = (): void => {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
