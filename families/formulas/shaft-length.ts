/** Available screw lengths by accuracy grade. */
import type { AccuracyGrade } from './screw-terms.ts'
import { toSi } from './unit-scale.ts'

/** Longest shaft (m) of one travel deviation over 300 mm (m). */
export type GradeLength = { readonly e300: number; readonly length: number }

/**
 * Threaded length in excess of nut and travel, in leads per end. Source: MISUMI Economy Series p. 1678 (margin 1.5 to 2 leads; the
 * upper end).
 */
export const endMarginLeads = 2

const e300Micrometres = { C0: 3.5, C1: 5, C2: 7, C3: 8, C5: 18, C7: 50, C8: 100, C10: 210 } as const satisfies Record<AccuracyGrade, number>

/**
 * Travel deviation over any 300 mm of an accuracy grade.
 * @param grade JIS grade
 * @returns e300, m
 * Source: THK General Catalog A-678 tables 1, 2 (JIS B 1192).
 */
export const e300Of = (grade: AccuracyGrade): number => toSi(e300Micrometres[grade], 'um')

/** The request's accuracy grades from fine to coarse, with e300 in m. */
export const accuracyGrades: readonly { readonly grade: AccuracyGrade; readonly e300: number }[] = Object.keys(e300Micrometres).map(
  (key) => {
    const grade = key as AccuracyGrade // Object.keys widens the keys of a const object to string
    return { grade, e300: e300Of(grade) }
  },
)

/**
 * The accuracy grade for a requested deviation: the coarsest that is fine enough, or the finest if none is.
 * @param e300 requested deviation, m
 */
export const gradeFor = (e300: number): AccuracyGrade => accuracyGrades.findLast((row) => row.e300 <= e300)?.grade ?? 'C0'

/** Travel deviation of the coarsest grade, m: the default of a request without a grade. */
export const coarsestE300 = e300Of('C10')

/**
 * Finest available deviation of a series.
 * @param lengths grades of the series, at least one
 * @returns e300, m
 */
export const finestE300 = (lengths: readonly GradeLength[]): number => Math.min(...lengths.map(({ e300 }) => e300))

/**
 * Longest shaft among the grades with e300 <= requested; if none is fine enough, of the finest grade (the accuracy check fails then).
 * @param lengths grades of the series, at least one
 * @param requestedE300 m
 * @returns m
 */
export function longestShaft(lengths: readonly GradeLength[], requestedE300: number): number {
  const limit = Math.max(requestedE300, finestE300(lengths))
  return Math.max(...lengths.filter(({ e300 }) => e300 <= limit).map(({ length }) => length))
}

/**
 * Threaded length L = travel + nut + 2 × end margin × lead.
 * @param screw travel, nut length and lead, m
 * @returns m
 * Source: MISUMI Economy Series p. 1678.
 */
export const threadLength = (screw: { readonly travel: number; readonly nutLength: number; readonly lead: number }): number =>
  screw.travel + screw.nutLength + 2 * endMarginLeads * screw.lead
