/** The words of the panel, by their path below `servo`. */
import { useMemo } from 'react'
import type { servo } from '../../i18n/zh-Hans/servo.ts'
import type { TextParams } from '../../i18n/lookup.ts'
import { useTexts } from '../app/texts.tsx'

type PathsOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathsOf<Texts[Key]>}`
}[keyof Texts & string]

export type ServoText = (path: PathsOf<typeof servo>, params?: TextParams) => string

export type ServoTexts = {
  readonly t: ServoText
  /** Name of a value that came from outside; the value itself where no text is known. */
  readonly nameOf: (area: string, value: string) => string
}

export const useServoTexts = (): ServoTexts => {
  const { text } = useTexts()
  return useMemo(
    () => ({
      t: (path, params) => text(`servo.${path}`, params) ?? path,
      nameOf: (area, value) => text(`servo.${area}.${value}`) ?? value,
    }),
    [text],
  )
}
