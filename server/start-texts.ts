import { listed } from '../engine/base/listed.ts'
import { consoleTexts, type ConsoleTexts } from '../i18n/translate.ts'
import type { Locale } from '../i18n/locales.ts'
import { createLookup } from '../i18n/lookup.ts'
import { CatalogueRefused } from './catalogue/import/catalogue-issue.ts'
import { issueLine } from './catalogue/import/cli-texts.ts'
import { DatabaseError } from './database/database-error.ts'
import { StartError } from './base/errors.ts'

type Params = Readonly<Record<string, string | number>>

const fill = (locale: Locale, text: keyof ConsoleTexts['start'], params: Params): string =>
  createLookup(locale, consoleTexts(locale).start)(text, params) ?? text

const linesOf = ({ issues }: CatalogueRefused) => issues.map((issue) => `\n  ${issueLine(issue)}`).join('')

/** The message for a failed start, with the remedy. A fault of the program is shown with its stack. */
export const startFailureText = (locale: Locale, error: unknown): string => {
  if (error instanceof StartError) return fill(locale, error.code, error.params)
  if (error instanceof DatabaseError) return fill(locale, error.code, { where: listed(Object.values(error.params), locale) })
  if (error instanceof CatalogueRefused) return fill(locale, 'catalogueRefused', { reason: linesOf(error) })
  return fill(locale, 'unknown', { reason: (error instanceof Error && error.stack) || String(error) })
}

export const notBuiltText = (locale: Locale, folder: string): string => fill(locale, 'notBuilt', { folder })
