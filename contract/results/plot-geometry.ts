/** Shared by plots of a cycle over time: units, scales, lines, and label widths. Pixels; no texts, no React. */
import { convert, displayUnit, parseUnit, type UnitSystem } from '../../engine/units/index.ts'

/** The reader's unit of a quantity, and the conversion to it; an unknown unit is kept. */
export const shownUnit = (unit: string, system: UnitSystem) => {
  const shown = parseUnit(unit) ? displayUnit(unit, system) : unit
  return { unit: shown, of: (value: number): number => (shown === unit ? value : convert(value, unit, shown)) }
}

/** Smallest span; a smaller one has no power of ten to divide by. */
const leastSpan = 1e-280

/** Round numbers that cover an interval including both ends; at least two. */
export const niceTicks = (low: number, high: number, about: number): readonly number[] => {
  const span = high - low < leastSpan ? 1 : high - low
  const power = 10 ** Math.floor(Math.log10(span / about))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => span / size <= about) ?? 10 * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** A tick value of an axis and its pixel position. */
export type Tick = { readonly value: number; readonly at: number }
/** A scale: its ticks, the position of zero, and the position of any value. */
export type Axis = { readonly ticks: readonly Tick[]; readonly zero: number; readonly at: (value: number) => number }

/**
 * Pixels around and between the two panels: tick labels, a title above each panel with a line of labels below it, and the time axis.
 */
export const plotMargins = { left: 52, right: 10, title: 34, between: 12, bottom: 34 } as const

/** A scale from `top` to `bottom` that covers zero and all values. */
export const axisOf = (values: readonly number[], top: number, bottom: number): Axis => {
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const at = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), zero: at(0), at }
}

/** Rounds to a tenth of a pixel, finer than a screen shows. */
const pixel = (value: number): number => Math.round(value * 10) / 10

/** The SVG path through the points. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** Average width of a character at the size of the plot's labels, pixels. */
export const characterWidth = 6.4

/** Chinese characters and punctuation are as wide as high. */
const wideCharacters = /[\u2e80-\uffef]/g
const wideCharacterWidth = 12

/** The width of a label in pixels. */
export const textWidth = (text: string, ofCharacter = characterWidth): number => {
  const wide = [...text.matchAll(wideCharacters)].length
  return (text.length - wide) * ofCharacter + wide * wideCharacterWidth
}

/** Whether a label fits into `width` pixels. */
export const hasRoom = (text: string, width: number): boolean => textWidth(text) <= width

const labelGap = 6

/** Whether two centred labels of one height would touch. */
export const wouldTouch = (a: { readonly text: string; readonly x: number }, b: typeof a): boolean =>
  Math.abs(a.x - b.x) < (textWidth(a.text) + textWidth(b.text)) / 2 + labelGap
