/** Texts of the rotary flow and its scenes. */
import type { Lookup } from '../../i18n/lookup.ts'
import { type Texts, useLookup, useTexts } from '../base/texts/texts.ts'

export type RotatingTexts = {
  readonly t: Texts<'rotary'>['t']
  readonly listed: Texts<'rotary'>['listed']
  /** Returns the name of a value from the service, or the value itself if there is none. */
  readonly valueName: (area: string, value: string) => string
  readonly sceneName: (area: 'names' | 'items' | 'rows', name: string) => string
  readonly hintOf: (area: 'descriptions' | 'hints', name: string) => string | undefined
}

/** Creates the texts; `scenes` are those of the scenes. */
export const rotatingTextsOf = ({ t, listed, find }: Texts<'rotary'>, scenes: Lookup): RotatingTexts => ({
  t,
  listed,
  valueName: (area, value) => find(`${area}.${value}`) ?? value,
  sceneName: (area, name) => scenes(`${area}.${name}`) ?? name,
  hintOf: (area, name) => scenes(`${area}.${name}`),
})

export const useRotatingTexts = (): RotatingTexts => rotatingTextsOf(useTexts('rotary'), useLookup('scenes'))
