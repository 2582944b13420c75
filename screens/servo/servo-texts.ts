/** The words of the panel, fetched with it. */
import type { servo } from '../../i18n/zh-Hans/servo.ts'
import { createPartTexts, type PartTexts } from '../app/part-texts.ts'

const usePartTexts = createPartTexts<typeof servo>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/servo.ts')).servo,
  en: async () => (await import('../../i18n/en/servo.ts')).servo,
  es: async () => (await import('../../i18n/es/servo.ts')).servo,
  ru: async () => (await import('../../i18n/ru/servo.ts')).servo,
})

export type ServoText = PartTexts<typeof servo>['t']

export type ServoTexts = {
  readonly t: ServoText
  /** Name of a value that came from outside; the value itself where no text is known. */
  readonly nameOf: (area: string, value: string) => string
}

export const useServoTexts = (): ServoTexts => {
  const { t, find } = usePartTexts()
  return { t, nameOf: (area, value) => find(`${area}.${value}`) ?? value }
}
