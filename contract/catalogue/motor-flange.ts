/** Shaft and flange of a motor. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())

/**
 * Shaft and flange, lettered as in the specification: `la` is the seam (pilot, spigot) diameter and `lb` the bolt circle; many
 * makers print them the other way round. All mm.
 */
export const motorFlange = z.object({
  /** Shaft diameter. */
  s: positive,
  /** Shaft extension. */
  lr: positive,
  /** Seam (pilot) diameter. */
  la: positive,
  /** Seam depth. */
  le: z.number().check(z.nonnegative()),
  /** Bolt-circle diameter. */
  lb: positive,
  /** Mounting aperture (bolt hole). */
  lz: positive,
})
export type MotorFlange = z.infer<typeof motorFlange>
