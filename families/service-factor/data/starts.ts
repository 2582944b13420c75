/**
 * Starting factors f3 by starts per hour and f1 × f2. Reconstructed: the specification gives the bands, the range 1 to 1.7 and the shape; the cells
 * are recalled weakly from catalogues of planetary units. Columns: up to 5, 6 to 25, 26 to 60, above 60 to 180, above 180 starts per hour.
 */
type StartingFactors = readonly [upTo5: number, upTo25: number, upTo60: number, upTo180: number, above180: number]

/** Rows by the upper end of their band of f1 × f2, inclusive. */
export const startingRows: readonly (readonly [upTo: number, factors: StartingFactors])[] = [
  [1.25, [1, 1.2, 1.3, 1.5, 1.7]],
  [2, [1, 1.1, 1.2, 1.4, 1.6]],
  [3, [1, 1.05, 1.1, 1.2, 1.4]],
  [Infinity, [1, 1, 1.05, 1.1, 1.3]],
]
