/** How a progress bar goes where nobody knows how long it takes. */

/** The specification's rule: +2 percent a tick to 50, then `step` to 98; 100 is for the end alone. */
export const progressRule = { tickMs: 100, first: { step: 2, to: 50 }, step: 3, to: 98, done: 100 } as const

export type ProgressGiven = {
  /** Percent of a tick above 50; 3 without it. */
  readonly step?: number | undefined
  /** How far it really is, percent, where that is known: never less is shown. */
  readonly real?: number | undefined
}

/** @returns percent after one more tick */
export const nextPercent = (percent: number, { step = progressRule.step, real = 0 }: ProgressGiven = {}): number => {
  const { first, to, done } = progressRule
  const ticked = percent < first.to ? Math.min(percent + first.step, first.to) : Math.max(percent, Math.min(percent + step, to))
  return Math.min(done, Math.max(ticked, real))
}
