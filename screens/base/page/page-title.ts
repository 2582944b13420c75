import { useEffect } from 'react'
import { useProductName } from './product-name.ts'

/** Sets the window title: the page, then the product. */
export const usePageTitle = (title: string | undefined): void => {
  const product = useProductName()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${product}`
  }, [title, product])
}
