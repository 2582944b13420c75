/** Input flanges of gear units for three-phase motors, which they name by frame size and type: `90:B5`. */
import { iecFlangeNamed } from '../ac-motor/iec-flanges.ts'
import { holeFor, screwThrough } from './flange-screw.ts'

/**
 * @returns the input flange of a gear unit for motors of a frame, with threads for the holes of B5, and holes for the threads of
 * B14; undefined for other names, and for flanges that are not listed
 */
export const iecInputFlange = (
  name: number | string | undefined,
): Readonly<Record<'pilot' | 'circle' | 'hole' | 'bore', number | undefined>> | undefined => {
  const found = iecFlangeNamed(String(name))
  if (!found) return undefined
  const { pilot, circle, own, shaft: bore } = found
  return { pilot, circle, bore, hole: String(name).endsWith(':B5') ? screwThrough(own) : holeFor(own) }
}
