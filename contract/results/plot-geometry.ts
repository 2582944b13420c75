/** What plots of a cycle over time share: units, scales, lines, and room for labels. Pixels; no texts, no React. */
import { convert, displayUnit, parseUnit, type UnitSystem } from '../../engine/units/index.ts'

/** The reader's unit of a quantity, and values of it in that unit; a unit that is not known stays. */
export const shownUnit = (unit: string, system: UnitSystem) => {
  const shown = parseUnit(unit) ? displayUnit(unit, system) : unit
  return { unit: shown, of: (value: number): number => (shown === unit ? value : convert(value, unit, shown)) }
}

/** Less than this has no powers of ten left to divide it by. */
const leastSpan = 1e-280

/** Round numbers across an interval, both ends covered; at least two. */
export const niceTicks = (low: number, high: number, about: number): readonly number[] => {
  const span = high - low < leastSpan ? 1 : high - low
  const power = 10 ** Math.floor(Math.log10(span / about))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => span / size <= about) ?? 10 * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** A number of an axis, and where it stands. */
export type Tick = { readonly value: number; readonly at: number }
/** A scale: its numbers, where zero is, and where any value is. */
export type Axis = { readonly ticks: readonly Tick[]; readonly zero: number; readonly at: (value: number) => number }

/** Pixels around and between the two panels: room for tick labels, a title above each panel with a line for labels below it, and the axis of time. */
export const plotMargins = { left: 52, right: 10, title: 34, between: 12, bottom: 34 } as const

/** A scale from top to bottom that has zero and all values. */
export const axisOf = (values: readonly number[], top: number, bottom: number): Axis => {
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const at = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), zero: at(0), at }
}

/** A tenth of a pixel is more than a screen shows. */
const pixel = (value: number): number => Math.round(value * 10) / 10

/** The path through the points. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** Average width of a character at the size of the plot's labels, pixels. */
export const characterWidth = 6.4

/** Whether a label finds room in a piece of the plot. */
export const hasRoom = (text: string, width: number): boolean => text.length * characterWidth <= width
