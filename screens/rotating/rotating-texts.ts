/** The words of the rotating flow and of its scenes, fetched with it. */
import type { rotating } from '../../i18n/zh-Hans/rotating.ts'
import type { scenes } from '../../i18n/zh-Hans/scenes.ts'
import { createPartTexts, type PartTexts } from '../app/part-texts.ts'

const useRotating = createPartTexts<typeof rotating>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/rotating.ts')).rotating,
  en: async () => (await import('../../i18n/en/rotating.ts')).rotating,
  es: async () => (await import('../../i18n/es/rotating.ts')).rotating,
  ru: async () => (await import('../../i18n/ru/rotating.ts')).rotating,
})

const useScenes = createPartTexts<typeof scenes>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/scenes.ts')).scenes,
  en: async () => (await import('../../i18n/en/scenes.ts')).scenes,
  es: async () => (await import('../../i18n/es/scenes.ts')).scenes,
  ru: async () => (await import('../../i18n/ru/scenes.ts')).scenes,
})

export type RotatingTexts = {
  readonly t: PartTexts<typeof rotating>['t']
  /** Name of a value that came from outside; the value itself where no text is known. */
  readonly valueName: (area: string, value: string) => string
  readonly sceneName: (area: 'names' | 'items' | 'rows', name: string) => string
  readonly hintOf: (area: 'descriptions' | 'hints', name: string) => string | undefined
}

export const useRotatingTexts = (): RotatingTexts => {
  const { t, find } = useRotating()
  const words = useScenes()
  return {
    t,
    valueName: (area, value) => find(`${area}.${value}`) ?? value,
    sceneName: (area, name) => words.find(`${area}.${name}`) ?? name,
    hintOf: (area, name) => words.find(`${area}.${name}`),
  }
}
