/** Output side of the demonstration series for three-phase motors: shaft end and flange; rule in docs/catalogue/reducers.md. */

/** Shaft ends, mm: diameter, length, width and length of the key, rest of the shaft on either side of it. */
const shaftEnds = [
  [20, 40, 6, 30, 5],
  [25, 50, 8, 40, 5],
  [30, 60, 8, 50, 5],
  [35, 80, 10, 70, 5],
  [40, 80, 12, 70, 5],
  [50, 100, 14, 90, 5],
  [60, 120, 18, 100, 10],
  [70, 140, 20, 120, 10],
] as const

/** Flanges FF of IEC 60072-1, mm: outer diameter P, pilot N, its depth T, bolt circle M, hole S; number of holes. */
const flanges = [
  [120, 80, 3, 100, 7, 4],
  [140, 95, 3, 115, 10, 4],
  [160, 110, 3.5, 130, 10, 4],
  [200, 130, 3.5, 165, 12, 4],
  [250, 180, 4, 215, 14.5, 4],
  [300, 230, 4, 265, 14.5, 4],
  [350, 250, 5, 300, 18.5, 4],
  [400, 300, 5, 350, 18.5, 4],
  [450, 350, 5, 400, 18.5, 8],
  [550, 450, 5, 500, 18.5, 8],
  [660, 550, 6, 600, 24, 8],
  [800, 680, 6, 740, 24, 8],
] as const

/** Smallest outer diameter of the flange in diameters of the shaft. */
const flangePerShaft = 6

/** Length of shafts that are thicker than those in the table, in diameters. */
const lengthPerShaft = 2

/**
 * @param shaftMm diameter of the output shaft
 * @returns the lengths in the notation of the catalogue: `housingDiameter:160;pilot:110`
 * @throws RangeError if no flange is large enough
 */
export function outputSide(shaftMm: number): string {
  const flange = flanges.find(([diameter]) => diameter >= flangePerShaft * shaftMm)
  if (!flange) throw new RangeError(`no flange for a shaft of ${shaftMm} mm`)
  const [housingDiameter, pilot, pilotDepth, outputCircle, outputHole, outputHoles] = flange
  const end = shaftEnds.find(([diameter]) => diameter === shaftMm)
  const shaftLength = end?.[1] ?? lengthPerShaft * shaftMm
  const keyed = end && { key: end[2], keyLength: end[3], keyEnd: end[4] }
  const outputReach = pilotDepth + shaftLength
  const lengths = { housingDiameter, pilot, pilotDepth, outputCircle, outputHole, outputHoles, outputReach, shaftLength, ...keyed }
  return Object.entries(lengths)
    .map(([name, length]) => `${name}:${length}`)
    .join(';')
}
