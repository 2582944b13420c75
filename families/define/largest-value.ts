/** The largest value of one input with which a component still passes: what a card says that can be asked for. */

/** The limit is told to this share of it. */
const precision = 1e-9
/** Halvings at most: down to the smallest value that anybody could ask for. */
const bisections = 80

/** Doublings at most: from any start to more than anybody could ask for. */
const doublings = 60

/**
 * The largest value where no limit of it can be told in advance: the bound is doubled until it no longer passes.
 * @param largest largest value up to a bound
 * @param start first bound, > 0
 * @returns the value; undefined where not even nothing passes, or nothing limits it
 */
export function largestBeyond(largest: (highest: number) => number | undefined, start: number): number | undefined {
  let highest = start
  for (let step = 0; step < doublings; step += 1) {
    const value = largest(highest)
    if (value === undefined || value < highest) return value
    highest *= 2
  }
  return undefined
}

/**
 * Where more is never easier, the only limit; elsewhere one of them: the value passes, and one a hair above it does not.
 * @param entered the input as it was asked for
 * @param highest more than this cannot pass, >= 0: the least of the limits that can be told in advance
 * @param passes exact verdict with another value of the input
 * @returns the value; undefined where not even nothing passes
 */
export function largestPassing(entered: number, highest: number, passes: (value: number) => boolean): number | undefined {
  if (!(highest >= 0)) return undefined
  if (passes(highest)) return highest
  let inside = entered < highest && passes(entered) ? entered : 0
  if (inside === 0 && !passes(0)) return undefined
  let outside = highest
  for (let step = 0; step < bisections && outside - inside > precision * outside; step += 1) {
    const middle = (inside + outside) / 2
    if (passes(middle)) inside = middle
    else outside = middle
  }
  return inside
}
