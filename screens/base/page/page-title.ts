import { useEffect } from 'react'
import { useProductName } from './product-name.ts'

/** Sets the title of the window: what the page is, then the product. */
export const usePageTitle = (title: string | undefined): void => {
  const product = useProductName()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${product}`
  }, [title, product])
}
