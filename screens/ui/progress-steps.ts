/** Simulated progress of an operation with unknown duration. */

/** From the specification: +2 percent per tick up to 50, then `step` up to 98; 100 only at the end. */
export const progressRule = { tickMs: 100, first: { step: 2, to: 50 }, step: 3, to: 98, done: 100 } as const

export type ProgressOptions = {
  /** Percent per tick above 50; default 3. */
  readonly step?: number | undefined
  /** Actual progress in percent, if known; the lower limit of the result. */
  readonly real?: number | undefined
}

/** Returns the percentage after one more tick. */
export const nextPercent = (percent: number, { step = progressRule.step, real = 0 }: ProgressOptions = {}): number => {
  const { first, to, done } = progressRule
  const ticked = percent < first.to ? Math.min(percent + first.step, first.to) : Math.max(percent, Math.min(percent + step, to))
  return Math.min(done, Math.max(ticked, real))
}
