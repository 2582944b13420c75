/** Efficiency of the demonstration series with a worm. */

/** Ratio of the worm → efficiency at 1400 min-1: mean over the sizes of published worm gear units. */
const byRatio: readonly (readonly [ratio: number, efficiency: number])[] = [
  [5, 0.88],
  [7.5, 0.86],
  [10, 0.84],
  [15, 0.81],
  [20, 0.78],
  [25, 0.78],
  [30, 0.72],
  [40, 0.67],
  [50, 0.66],
  [60, 0.61],
  [80, 0.56],
  [100, 0.54],
]

/** Efficiency of the helical stage in front of the worm. */
const helicalEfficiency = 0.98

/** Smallest worm ratio; for small total ratios the helical stage is reduced instead. */
const smallestWorm = 5

/** Largest ratio of the helical stage. */
const largestHelical = 4

/** @param ratio of helical stage and worm together, at least 5 */
export function wormEfficiency(ratio: number): number {
  const worm = ratio / Math.min(largestHelical, ratio / smallestWorm)
  const above = byRatio.findIndex(([step]) => step >= worm)
  const [high, highEfficiency] = byRatio[above] ?? [worm, 0.54]
  const [low, lowEfficiency] = byRatio[above - 1] ?? [high, highEfficiency]
  const share = high === low ? 0 : (worm - low) / (high - low)
  return Number((helicalEfficiency * (lowEfficiency + share * (highEfficiency - lowEfficiency))).toFixed(2))
}
