/** Tells the browser which language the pages are in. */
import { useEffect } from 'react'
import { useLocale } from '../base/texts/texts.ts'

export const useDocumentLanguage = (): void => {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
