/** Terms of standards and makers that classify screws. */

/** Accuracy grades from fine to coarse with their travel deviation over any 300 mm, µm (JIS B 1192, THK General Catalog A-678). */
export const e300ByGrade = { C0: 3.5, C1: 5, C2: 7, C3: 8, C5: 18, C7: 50, C8: 100, C10: 210 } as const
export type AccuracyGrade = keyof typeof e300ByGrade
/** Accuracy grades from fine to coarse. */
// The keys of the table above.
export const accuracyGradeNames = Object.keys(e300ByGrade) as readonly AccuracyGrade[]

/** End supports of a screw, weakest first. */
export const endFixities = ['fixed-free', 'supported-supported', 'fixed-supported', 'fixed-fixed'] as const
export type EndFixity = (typeof endFixities)[number]
