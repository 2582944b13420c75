/** The words of the motor drawer, fetched with it. */
import type { motorDrawer } from '../../i18n/zh-Hans/motor-drawer.ts'
import { createPartTexts } from '../app/part-texts.ts'

const usePartTexts = createPartTexts<typeof motorDrawer>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/motor-drawer.ts')).motorDrawer,
  en: async () => (await import('../../i18n/en/motor-drawer.ts')).motorDrawer,
  es: async () => (await import('../../i18n/es/motor-drawer.ts')).motorDrawer,
  ru: async () => (await import('../../i18n/ru/motor-drawer.ts')).motorDrawer,
})

export const useDrawerTexts = () => {
  const { t, find } = usePartTexts()
  /** Name of a motor type; the type itself where no text is known. */
  const typeName = (typeCode: string): string => find(`typeCodes.${typeCode}`) ?? typeCode
  return { t, typeName }
}
