/** The words of the service-factor dialog; some ninety names of machines come with it and not with the page. */
import type { serviceFactor } from '../../i18n/zh-Hans/service-factor.ts'
import { createPartTexts } from '../app/part-texts.ts'

export const useServiceFactorTexts = createPartTexts<typeof serviceFactor>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/service-factor.ts')).serviceFactor,
  en: async () => (await import('../../i18n/en/service-factor.ts')).serviceFactor,
  es: async () => (await import('../../i18n/es/service-factor.ts')).serviceFactor,
  ru: async () => (await import('../../i18n/ru/service-factor.ts')).serviceFactor,
})

export type ServiceFactorTexts = ReturnType<typeof useServiceFactorTexts>
