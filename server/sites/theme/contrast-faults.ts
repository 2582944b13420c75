/** Checks the contrast of a palette: each pair of colours used on a page, against WCAG 2.2 AA. */
import type { Site } from '../../../contract/site/site.ts'
import { contrastOf } from './oklch.ts'
import { type ColourName, paletteOf } from './palette.ts'

/** Required contrast ratio of text. */
const textRatio = 4.5

type Theme = Site['theme']

interface Pair {
  /** The theme colour to change. */
  readonly part: keyof Theme
  readonly over: ColourName
  readonly ground: ColourName
  readonly least: number
}

const text = (part: Pair['part'], over: ColourName, grounds: readonly ColourName[]): readonly Pair[] =>
  grounds.map((ground) => ({ part, over, ground, least: textRatio }))

const pairs: readonly Pair[] = [
  ...text('main', 'main', ['surface', 'paper', 'main-soft']),
  ...text('main', 'main-strong', ['surface', 'main-soft']),
  ...text('main', 'on-main', ['main', 'main-strong']),
  ...text('main', 'link', ['surface', 'paper', 'main-soft']),
  ...text('emphasis', 'emphasis', ['surface', 'paper']),
  ...text('emphasis', 'emphasis-strong', ['surface', 'emphasis-soft']),
  ...text('bgDark', 'on-head', ['head']),
  ...text('handle', 'on-main', ['handle']),
  ...text('handleEmphasis', 'on-main', ['handle-strong']),
]

export interface ContrastFault {
  readonly part: keyof Theme
  readonly scheme: 'light' | 'dark'
  /** The two colours. */
  readonly over: string
  readonly ground: string
  readonly ratio: number
  readonly least: number
}

/** Pairs with insufficient contrast, in the light and the dark scheme. */
export const contrastFaults = (theme: Theme): readonly ContrastFault[] => {
  const palette = paletteOf(theme)
  return pairs.flatMap(({ part, over, ground, least }) =>
    (['light', 'dark'] as const).flatMap((scheme, at) => {
      const [one, other] = [palette[over][at] ?? '', palette[ground][at] ?? '']
      const ratio = contrastOf(one, other)
      return ratio < least ? [{ part, scheme, over: one, ground: other, ratio, least }] : []
    }),
  )
}
