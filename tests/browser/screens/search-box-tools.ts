/** The search box, as tests use it. */
import { page } from 'vitest/browser'
import { goodAnswer, openScreens } from './open-screens.tsx'

export const box = () => page.getByRole('combobox', { name: 'Enter product model' })
export const panel = () => document.querySelector('[role=presentation]')

/** Opens a page and notes which keywords and pages are asked for. */
export const openNoting = async (hash = '/') => {
  const requests: string[] = []
  await openScreens(hash, 'en', (address, signal) => {
    const { pathname, searchParams } = new URL(address, 'http://test')
    if (pathname.endsWith('/SearchResult')) requests.push(`${searchParams.get('Sku')} ${searchParams.get('index')}`)
    if (pathname.endsWith('/IsStartEs')) requests.push('started')
    return goodAnswer(address, signal)
  })
  return requests
}

/** Types into a field within this task: nothing can be loaded or shown meanwhile. */
export const type = (field: Element, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
