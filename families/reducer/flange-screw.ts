/** Screws between a motor's flange and its mating part. */

/** Nominal diameter and medium clearance hole, mm (ISO 273, medium series). */
const screws = [
  [2.5, 2.9],
  [3, 3.4],
  [4, 4.5],
  [5, 5.5],
  [6, 6.6],
  [8, 9],
  [10, 11],
  [12, 13.5],
  [16, 17.5],
  [20, 22],
] as const

/** Smallest usual ratio of hole to screw diameter (fine series). */
const closest = 1.05

/** @returns nominal diameter of the screw for a clearance hole; undefined if the hole is smaller than any */
export const screwThrough = (hole: number): number | undefined => screws.findLast(([nominal]) => closest * nominal <= hole)?.[0]

/** @returns the clearance hole for a screw; undefined for a size that is not listed */
export const holeFor = (nominal: number): number | undefined => screws.find(([one]) => one === nominal)?.[1]
