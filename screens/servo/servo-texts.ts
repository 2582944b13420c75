/** The words of the panel. */
import { type Texts, useTexts } from '../base/texts/texts.ts'

export type ServoText = Texts<'servo'>['t']

export type ServoTexts = {
  readonly t: ServoText
  /** Name of a value that came from outside; the value itself where no text is known. */
  readonly nameOf: (area: string, value: string) => string
}

export const useServoTexts = (): ServoTexts => {
  const { t, find } = useTexts('servo')
  return { t, nameOf: (area, value) => find(`${area}.${value}`) ?? value }
}
