/** Tells the browser which language the pages are in, and fetches a font where the system lacks its characters. */
import { useEffect } from 'react'
import { languageOf } from '../../i18n/locales.ts'
import { useLocale } from '../base/texts.ts'

/** Whether the system can draw Chinese: four of its characters are then four em wide, whatever font they come from. */
const hasChineseFont = (): boolean => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = '100px monospace'
  const missing = context.measureText('\u{10fffd}').width
  return ['滚', '珠', '丝', '杠'].every(
    (character) => context.measureText(character).width > 90 && context.measureText(character).width !== missing,
  )
}

export const useDocumentLanguage = (): void => {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
    if (languageOf(locale).chinese && !hasChineseFont()) void import('@fontsource-variable/noto-sans-sc')
  }, [locale])
}
