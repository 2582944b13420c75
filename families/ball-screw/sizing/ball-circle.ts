/** Estimate of the ball-circle diameter if the maker does not state it. */

/**
 * Largest ratio of ball circle to nominal diameter among the shipped rows that state both: 19.3 mm / 18 mm (BTK1808-3.6), rounded
 * up. The larger circle is conservative: n × D is reached earlier and the efficiency is lower.
 * Source: THK General Catalog B-736 to B-743 (69 rows, 1.018 to 1.0723).
 */
export const largestBallCircleRatio = 1.0723

/**
 * @param nominalDiameter d, in any unit
 * @returns conservative estimate of D, in the same unit
 */
export const estimatedBallCircle = (nominalDiameter: number): number => nominalDiameter * largestBallCircleRatio
