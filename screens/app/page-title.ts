import { useEffect } from 'react'
import { useTexts } from './texts.tsx'

/** Sets the title of the window: what the page is, then the product. */
export const usePageTitle = (title: string): void => {
  const { LL } = useTexts()
  const product = LL.app.name()
  useEffect(() => {
    document.title = `${title} – ${product}`
  }, [title, product])
}
