/** The server's own texts in every language. */
import type { ApiTexts } from './api-texts.ts'
import { api as en } from './en/api.ts'
import { api as es } from './es/api.ts'
import type { Locale } from './locales.ts'
import { api as ru } from './ru/api.ts'
import { api as zhHans } from './zh-Hans/api.ts'

export const apiTexts = { 'zh-Hans': zhHans, en, es, ru } as const satisfies Record<Locale, ApiTexts>
