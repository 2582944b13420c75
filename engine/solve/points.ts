/** The inputs at which a curve is looked at. */

type Limits = readonly [low: number, high: number]

/** Intervals between the points of a first look, and of a second where the first finds nothing. */
const [fewIntervals, manyIntervals] = [64, 4096] as const

/** From this ratio of the limits on, points lie by ratio. */
const wideRatio = 100

function spread([low, high]: Limits, intervals: number): readonly number[] {
  const isWide = low > 0 && high / low > wideRatio
  const at = (index: number): number => {
    if (index === 0) return low
    if (index === intervals) return high
    return isWide ? low * (high / low) ** (index / intervals) : low + ((high - low) * index) / intervals
  }
  return Array.from({ length: intervals + 1 }, (_, index) => at(index))
}

/** The numbers that a field with a step takes. */
export type Grid = { readonly step: number; readonly base: number }

/** How near a limit is to a number of the grid to be one. */
const nearGrid = 1e-9

/** The numbers of a grid within the limits; every one where there are few enough. */
function onGrid([low, high]: Limits, { step, base }: Grid, intervals: number): readonly number[] {
  const first = Math.ceil((low - base) / step - nearGrid)
  const steps = Math.floor((high - base) / step + nearGrid) - first
  if (steps < 0) return []
  const count = Math.min(steps, intervals)
  const indices = Array.from({ length: count + 1 }, (_, index) => (count === 0 ? 0 : Math.round((index * steps) / count)))
  return indices.map((index) => Number((base + (first + index) * step).toPrecision(12)))
}

/** 65 points between the limits: by ratio where these are far apart, all numbers of a grid. */
export const pointsBetween = (limits: Limits, grid: Grid | undefined): readonly number[] =>
  grid ? onGrid(limits, grid, manyIntervals) : spread(limits, fewIntervals)

/** 4097 points. */
export const refinedPoints = (limits: Limits, grid: Grid | undefined): readonly number[] =>
  grid ? onGrid(limits, grid, manyIntervals) : spread(limits, manyIntervals)
