/** Names of file types and formatted file sizes. */
import { fileKindOf } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** Formats a size in the locale: `12 kB`, `3.4 MB`. */
export const sizeText = (bytes: number, locale: Locale): string => {
  const isSmall = bytes < 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const amount = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

/** Returns a function that names a file type by its number. */
export const useKindName = (): ((downloadType: number) => string) => {
  const { t } = useTexts('files')
  return (downloadType) => t(`kinds.${fileKindOf(downloadType)}`)
}
