/** Motors that drive reducers: the technical part of a catalogue row. Shaft and flange follow the specification's letters. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

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

/** A servo motor. */
export const servoMotorCandidate = z.object({
  brand: z.string(),
  /** Motor type: the class of rotor inertia by which makers divide their series (`lowInertia`, `mediumInertia`, `highInertia`). */
  typeCode: z.string(),
  ratedPowerW: positive,
  ratedSpeedRpm: positive,
  maxSpeedRpm: positive,
  ratedTorqueNm: positive,
  peakTorqueNm: positive,
  /** kg·m² × 10⁻⁴. */
  rotorInertiaKgCm2: figure,
  flangeSizeMm: positive,
  ...motorFlange.shape,
})
export type ServoMotorCandidate = z.infer<typeof servoMotorCandidate>

/** What a servo motor gives at its shaft: torques in N·m, speeds in rpm. Of a motor of another brand the peak torque is assumed. */
export const servoMotorRatings = z.object({
  ratedTorqueNm: positive,
  peakTorqueNm: positive,
  ratedSpeedRpm: positive,
  maxSpeedRpm: positive,
})
export type ServoMotorRatings = z.infer<typeof servoMotorRatings>

/** A three-phase motor; its speed is that at full load. */
export const acMotorCandidate = z.object({
  ratedPowerKw: positive,
  poles: z.int(),
  ratedSpeedRpm: positive,
  /** IEC frame, e.g. `90L`. */
  frame: z.string(),
  /** Frame number that adapters name, e.g. 90. */
  frameSize: positive,
  efficiencyPercent: figure,
  powerFactor: figure,
  ratedCurrentA: figure,
  massKg: figure,
})
export type AcMotorCandidate = z.infer<typeof acMotorCandidate>

/** How a motor is flanged to what it drives: B5 with clearance holes outside the pilot, B14 with threaded holes. */
export const motorFlangeTypes = ['B5', 'B14'] as const

/**
 * Shaft end and flange of an IEC frame, which a motor row names by `frameSize`. From frame 225 on, two-pole motors have a thinner shaft:
 * a row holds for motors with `minPoles` to `maxPoles` poles. `lz` of B14 is the nominal size of the thread.
 */
export const motorFrameCandidate = z.object({
  frameSize: positive,
  flange: z.enum(motorFlangeTypes),
  /** Name of the flange, e.g. `FF165`, `FT115`. */
  flangeCode: z.string().check(z.regex(/^F[FT]\d+$/)),
  minPoles: z.int().check(z.positive()),
  maxPoles: z.int().check(z.positive()),
  ...motorFlange.shape,
  /** Number of bolts. */
  holes: z.int().check(z.positive()),
  /** Outer diameter of the flange, mm. */
  outerDiameter: positive,
})
export type MotorFrameCandidate = z.infer<typeof motorFrameCandidate>
