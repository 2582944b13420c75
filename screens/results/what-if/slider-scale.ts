/** Scale of a slider in the user's unit, with round steps, ends that include all values, and limits rounded inwards. */
import { convert, displayUnit, parseUnit, type UnitSystem } from '../../../engine/units/index.ts'
import type { Bounds, FitRange } from '../../../families/selection/what-if.ts'

export type SliderScale = {
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** Converts a value to the displayed unit. */
  readonly toShown: (value: number) => number
  /** Converts a slider position to a value within the bounds. */
  readonly fromShown: (shown: number) => number
  /** Returns the position of a value on the track, 0 to 1. */
  readonly shareOf: (value: number) => number
}

/** Approximate number of slider positions, about what its width in pixels resolves. */
const places = 200

const roundStep = (size: number): number => {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5].find((factor) => factor * power >= size * (1 - 1e-9)) ?? 10) * power
}

const clean = (value: number): number => Number(value.toPrecision(12))

/**
 * Creates a scale.
 *
 * @param bounds ends of the slider in `unit`; `highest` must exceed `lowest`
 */
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

/** Formats the ends of a range with four digits, rounded inwards so that the displayed limits fit. */
export const readableRange = ({ from, to }: FitRange, { toShown }: Pick<SliderScale, 'toShown'>): FitRange => ({
  from: rounded(toShown(from), Math.ceil),
  to: rounded(toShown(to), Math.floor),
})
