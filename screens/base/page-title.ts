import { useEffect } from 'react'
import { useTexts } from './texts.ts'

/** Sets the title of the window: what the page is, then the product. */
export const usePageTitle = (title: string): void => {
  const { t } = useTexts('shell')
  const product = t('app.name')
  useEffect(() => {
    document.title = `${title} – ${product}`
  }, [title, product])
}
