/** Opens a part of the screens by itself in the test's own document. */
import { type ReactNode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '../../../i18n/locales.ts'
import '../../../screens/app/theme.css'
import { showLanguage } from '../../../screens/base/texts/language.ts'

let root: Root | undefined

export const openPart = async (part: ReactNode, locale: Locale = 'en'): Promise<void> => {
  closePart()
  onTestFinished(closePart)
  await showLanguage(locale)
  const element = document.createElement('main')
  element.id = 'part'
  document.body.append(element)
  document.title = 'Part'
  root = createRoot(element)
  root.render(
    <>
      <h1>Part</h1>
      <h2>Part</h2>
      <Suspense fallback={null}>{part}</Suspense>
    </>,
  )
}

export const closePart = (): void => {
  root?.unmount()
  root = undefined
  document.getElementById('part')?.remove()
}
