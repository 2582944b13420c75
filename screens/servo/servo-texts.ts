/** Texts of the panel. */
import { type Texts, useTexts } from '../base/texts/texts.ts'

export type ServoText = Texts<'servo'>['t']

export type ServoTexts = {
  readonly t: ServoText
  /** Returns the name of a value from the service, or the value itself if there is none. */
  readonly nameOf: (area: string, value: string) => string
}

export const servoTextsOf = ({ t, find }: Pick<Texts<'servo'>, 't' | 'find'>): ServoTexts => ({
  t,
  nameOf: (area, value) => find(`${area}.${value}`) ?? value,
})

export const useServoTexts = (): ServoTexts => servoTextsOf(useTexts('servo'))
