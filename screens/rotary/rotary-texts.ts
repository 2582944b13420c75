/** The words of the rotating flow and of its scenes. */
import { type Texts, useTexts } from '../base/texts.ts'

export type RotatingTexts = {
  readonly t: Texts<'rotary'>['t']
  /** Name of a value that came from outside; the value itself where no text is known. */
  readonly valueName: (area: string, value: string) => string
  readonly sceneName: (area: 'names' | 'items' | 'rows', name: string) => string
  readonly hintOf: (area: 'descriptions' | 'hints', name: string) => string | undefined
}

export const useRotatingTexts = (): RotatingTexts => {
  const { t, find } = useTexts('rotary')
  const scenes = useTexts('scenes')
  return {
    t,
    valueName: (area, value) => find(`${area}.${value}`) ?? value,
    sceneName: (area, name) => scenes.find(`${area}.${name}`) ?? name,
    hintOf: (area, name) => scenes.find(`${area}.${name}`),
  }
}
