/** An index of a million takes seconds to be built: between stretches of positions whoever builds it may let others be answered. */

/** What is built in pieces. */
export type Building<Built> = Generator<void, Built, void>

const stretch = 4096

/** Whether a stretch ends at a place. */
export const isRest = (place: number): boolean => place % stretch === stretch - 1
