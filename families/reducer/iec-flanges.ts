/** Flanges of three-phase motors, which gear units name by frame size and type: `90:B5`. */
import { holeFor, screwThrough } from './flange-screw.ts'

/**
 * After IEC 60072-1 (EN 50347), as in the rows of `motor-frame`, mm: pilot N, bolt circle M, hole of B5 or thread of B14, each in the
 * motor's flange, motor shaft D. Pilot, circle and shaft are as two makers of motors print them; the holes are recalled, and theirs
 * differ from it by up to 0.5. Only those with four holes: from frame 225 on there are eight, and the shaft depends on the poles.
 */
const flanges: Readonly<Record<string, readonly [pilot: number, circle: number, own: number, bore: number]>> = {
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

/**
 * @returns the input flange of a gear unit for motors of a frame, with threads for the holes of B5, and holes for the threads of
 * B14; undefined for other names, and for flanges that are not listed
 */
export const iecInputFlange = (
  name: number | string | undefined,
): Readonly<Record<'pilot' | 'circle' | 'hole' | 'bore', number | undefined>> | undefined => {
  const found = Object.hasOwn(flanges, String(name)) ? flanges[String(name)] : undefined
  if (!found) return undefined
  const [pilot, circle, own, bore] = found
  return { pilot, circle, bore, hole: String(name).endsWith(':B5') ? screwThrough(own) : holeFor(own) }
}
