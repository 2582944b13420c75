/** The threshold above which a model counts as close to its limit. */

/** A utilisation above this is tight; within a size, models that are not tight rank first. */
export const tightAbove = 0.95
