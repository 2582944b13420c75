/** Comparison with a printed figure. */
import { expect } from 'vitest'

/** Expects `actual` within a relative tolerance of the published `printed`. */
export function expectWithin(actual: number, printed: number, relative: number): void {
  const deviation = Math.abs(actual / printed - 1)
  expect(deviation, `${actual} against the printed ${printed}`).toBeLessThanOrEqual(relative)
}
