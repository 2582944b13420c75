/** What every part of the product means by a model that is close to a limit. */

/** A utilisation above this is tight: models with as much in hand stand first among those of one size. */
export const tightAbove = 0.95
