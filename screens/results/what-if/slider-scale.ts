/** A slider in the reader's unit: round steps, ends that hold all values, and limits that are never rounded beyond themselves. */
import { convert, displayUnit, parseUnit, type UnitSystem } from '../../../engine/units/index.ts'
import type { Bounds, FitRange } from '../../../families/selection/what-if.ts'

export type SliderScale = {
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** A value of the lever as the slider shows it. */
  readonly toShown: (value: number) => number
  /** A place of the slider as a value of the lever, inside its bounds. */
  readonly fromShown: (shown: number) => number
  /** Where a value is on the track, 0 to 1. */
  readonly shareOf: (value: number) => number
}

/** About as many places as a slider of a card has pixels to tell apart. */
const places = 200

const roundStep = (size: number): number => {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5].find((factor) => factor * power >= size * (1 - 1e-9)) ?? 10) * power
}

const clean = (value: number): number => Number(value.toPrecision(12))

/** @param bounds ends of the slider in `unit`, the highest above the lowest */
export const sliderScale = ({ lowest, highest }: Bounds, unit: string, system: UnitSystem): SliderScale => {
  const shownUnit = parseUnit(unit) ? displayUnit(unit, system) : unit
  const toShown = (value: number): number => (shownUnit === unit ? value : convert(value, unit, shownUnit))
  const fromShown = (shown: number): number => (shownUnit === unit ? shown : convert(shown, shownUnit, unit))
  const step = clean(roundStep((toShown(highest) - toShown(lowest)) / places || 1))
  const min = clean(Math.floor(toShown(lowest) / step + 1e-9) * step)
  const max = clean(Math.max(Math.ceil(toShown(highest) / step - 1e-9) * step, min + step))
  return {
    unit: shownUnit,
    min,
    max,
    step,
    toShown,
    fromShown: (shown) => Math.min(Math.max(fromShown(clean(shown)), lowest), highest),
    shareOf: (value) => Math.min(Math.max((toShown(value) - min) / (max - min), 0), 1),
  }
}

const limitDigits = 4

const rounded = (value: number, round: (value: number) => number): number => {
  if (value === 0) return 0
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - limitDigits + 1)
  return clean(round(clean(value / step)) * step)
}

/** The ends of a range in four digits, rounded inwards: a limit that is shown is one that fits. */
export const readableRange = ({ from, to }: FitRange, { toShown }: Pick<SliderScale, 'toShown'>): FitRange => ({
  from: rounded(toShown(from), Math.ceil),
  to: rounded(toShown(to), Math.floor),
})
