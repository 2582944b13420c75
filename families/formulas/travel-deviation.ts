/** Travel deviation of a screw over its useful length, by accuracy grade. */
import { inUnit, toSi } from './unit-scale.ts'

/** Upper ends of the useful-length bands of the tables, mm. */
const lengthSteps = [100, 200, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000, 10_000]

/**
 * Deviation ep, µm, of positioning grades by their deviation over 300 mm, µm, from fine to coarse: one for each length band up to
 * the longest available. Source: JIS B 1192 through THK General Catalog A-678 (3.5, 5, 7, 8, 18 µm: C0, C1, C2, C3, C5); ISO
 * 3408-3 through HIWIN Ballscrews BS-08-2-EN-1704-K (23 µm: T5).
 */
const deviations: readonly (readonly [e300: number, byLength: readonly number[]])[] = [
  [3.5, [3, 3.5, 4, 5, 6, 6, 7, 8, 9, 11]],
  [5, [3.5, 4.5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 22, 26, 30]],
  [7, [5, 7, 8, 9, 10, 11, 13, 15, 18, 21, 25, 30, 36, 44, 52, 65]],
  [8, [8, 10, 12, 13, 15, 16, 18, 21, 24, 29, 35, 41, 50, 60, 72, 90, 110]],
  [18, [18, 20, 23, 25, 27, 30, 35, 40, 46, 54, 65, 77, 93, 115, 140, 170, 210, 260]],
  [23, [23, 23, 23, 25, 27, 32, 36, 40, 47, 55, 65, 78, 96, 115, 140, 170]],
]

/** Length over which e300 is measured, m. */
const gaugeLength = 0.3

/** Tolerance against rounding in unit conversion, which must not change the grade or the length band. */
const hair = 1 + 1e-9

/**
 * Deviation of the mean travel over a useful length, ±ep: of the grade, or of the next coarser one if the standard has no table
 * for it, or none for that length; transport grades e300 × lu / 300 mm, at least e300.
 * @param e300 deviation over any 300 mm, m, > 0
 * @param length useful length lu, m, > 0
 * @returns m
 * Source: JIS B 1192 through THK General Catalog A-678; ISO 3408-3 through HIWIN Ballscrews BS-08-2-EN-1704-K table 3.3, F3.1.
 */
export function travelDeviation(e300: number, length: number): number {
  const step = lengthSteps.findIndex((upTo) => inUnit(length, 'mm') <= upTo * hair)
  const grade = deviations.find(([own, byLength]) => inUnit(e300, 'um') <= own * hair && byLength[step] !== undefined)
  const tabled = grade?.[1][step]
  return tabled === undefined ? e300 * Math.max(length / gaugeLength, 1) : toSi(tabled, 'um')
}

/**
 * Longest useful length for which a table is printed, of the grade or a coarser one, whose deviation is no smaller.
 * @param e300 deviation over any 300 mm, m, > 0
 * @returns m; undefined for transport grades, whose rule has no end
 * Source: JIS B 1192 through THK General Catalog A-678; ISO 3408-3 through HIWIN Ballscrews BS-08-2-EN-1704-K table 3.3.
 */
export function longestTabled(e300: number): number | undefined {
  const bands = deviations.filter(([own]) => inUnit(e300, 'um') <= own * hair).map(([, byLength]) => byLength.length)
  const longest = lengthSteps[Math.max(0, ...bands) - 1]
  return longest === undefined ? undefined : toSi(longest, 'mm')
}

/**
 * The smallest ratio ep / e300 of all grades over a useful length or a longer one.
 * @param length useful length lu, m, > 0
 */
export const leastDeviationRatio = (length: number): number =>
  Math.min(Math.max(length / gaugeLength, 1), ...deviations.map(([own]) => travelDeviation(toSi(own, 'um'), length) / toSi(own, 'um')))
