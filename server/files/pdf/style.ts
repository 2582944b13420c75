/** Sizes and colours of all documents: points and sRGB, as in the output intent. */
import type { SheetName } from '../../../contract/files/drawing-choices.ts'

/** Colours, dark enough on white for small print. */
export const colours = {
  ink: '#1b2430',
  soft: '#56616f',
  line: '#c8d0d9',
  tint: '#f3f6f9',
  main: '#12507b',
  passed: '#16703f',
  failed: '#a8201a',
  unknown: '#7a5200',
  white: '#ffffff',
} as const
/** Name of a colour. */
export type Colour = keyof typeof colours

/** Style of a text; `slanted` is for letters of quantities, for which the font has no italics. */
export type TextStyle = { readonly size: number; readonly strong?: boolean; readonly slanted?: boolean; readonly colour?: Colour }

/** Line height relative to the font size. */
const leading = 1.38

/** @returns height of a line, pt */
export const lineHeight = ({ size }: TextStyle): number => size * leading

/** Paper sizes (ISO 216 and ASME Y14.1), pt. */
export const papers = {
  A4: [595.28, 841.89],
  A3: [841.89, 1190.55],
  A2: [1190.55, 1683.78],
  A1: [1683.78, 2383.94],
  'ANSI A': [612, 792],
  'ANSI B': [792, 1224],
  'ANSI C': [1224, 1584],
  'ANSI D': [1584, 2448],
} as const satisfies Readonly<Record<SheetName, readonly [number, number]>>
/** Name of a paper size. */
export type Paper = keyof typeof papers
