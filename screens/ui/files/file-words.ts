/** How files are called, and how large they are, in words. */
import { fileKindOf } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** `12 kB`, `3.4 MB`, as the reader writes numbers. */
export const sizeText = (bytes: number, locale: Locale): string => {
  const isSmall = bytes < 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const amount = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

/** By the number of its kind. */
export const useKindName = (): ((downloadType: number) => string) => {
  const { t } = useTexts('files')
  return (downloadType) => t(`kinds.${fileKindOf(downloadType)}`)
}
