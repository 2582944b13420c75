/** Flanges of three-phase motors by frame size and type. */

/** Pilot N, bolt circle M, hole of B5 or thread of B14, motor shaft D, mm. */
export type IecFlange = { readonly pilot: number; readonly circle: number; readonly own: number; readonly shaft: number }

type Row = readonly [pilot: number, circle: number, own: number, shaft: number]

/**
 * After IEC 60072-1 (EN 50347), as in the rows of `motor-frame`. Pilot, circle and shaft are as two makers of motors print them; the
 * holes are recalled, and theirs differ from it by up to 0.5. Only those with four holes: from frame 225 on there are eight, and the
 * shaft depends on the poles.
 */
const flanges: Readonly<Record<string, Row>> = {
  '56:B5': [80, 100, 7, 9],
  '63:B5': [95, 115, 10, 11],
  '71:B5': [110, 130, 10, 14],
  '80:B5': [130, 165, 12, 19],
  '90:B5': [130, 165, 12, 24],
  '100:B5': [180, 215, 14.5, 28],
  '112:B5': [180, 215, 14.5, 28],
  '132:B5': [230, 265, 14.5, 38],
  '160:B5': [250, 300, 18.5, 42],
  '180:B5': [250, 300, 18.5, 48],
  '200:B5': [300, 350, 18.5, 55],
  '56:B14': [50, 65, 5, 9],
  '63:B14': [60, 75, 5, 11],
  '71:B14': [70, 85, 6, 14],
  '80:B14': [80, 100, 6, 19],
  '90:B14': [95, 115, 8, 24],
  '100:B14': [110, 130, 8, 28],
  '112:B14': [110, 130, 8, 28],
  '132:B14': [130, 165, 10, 38],
}

/** @returns the flange of a name such as `90:B5`; undefined for other names, and for flanges that are not listed */
export const iecFlangeNamed = (name: string): IecFlange | undefined => {
  const found = Object.hasOwn(flanges, name) ? flanges[name] : undefined
  if (!found) return undefined
  const [pilot, circle, own, shaft] = found
  return { pilot, circle, own, shaft }
}
