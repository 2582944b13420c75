/** Shaft and flange of a motor, whatever drives or carries it. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())

/**
 * Shaft and flange. Letters as the specification has them: `la` is the seam (pilot, spigot) diameter and `lb` the bolt circle;
 * many makers print them the other way round. All mm.
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
