/** A situation that was worked out by hand before the program was asked. */

/** What is asked, the reckoning in words, and the figures it gave, in the units of the answer. */
export type Situation = {
  readonly title: string
  readonly path: string
  readonly requested: Readonly<Record<string, unknown>>
  /** How each figure was worked out; g = 9.80665 m/s². */
  readonly reckoning: readonly string[]
  readonly values: Readonly<Record<string, number>>
  /** By check: demand, and what there is. */
  readonly checks?: Readonly<Record<string, readonly [required: number, available: number]>>
}
