/** Comparisons that allow for the rounding of a chain of double operations. */
import { expect } from 'vitest'

const rounding = 1e-9

/** Expects a <= b, but for rounding. */
export function expectNotAbove(a: number, b: number): void {
  expect(a).toBeLessThanOrEqual(b * (1 + rounding))
}

/** Expects a = b within a relative tolerance; rounding by default. */
export function expectNear(a: number, b: number, relative = rounding): void {
  expect(Math.abs(a - b), `${a} against ${b}`).toBeLessThanOrEqual(relative * Math.abs(b))
}

/** Whether a differs from b by no more than rounding: which side of b it stands on says nothing then. */
export const isBeside = (a: number, b: number): boolean => a !== b && Math.abs(a - b) <= rounding * Math.abs(b)
