/** Hollow rotary platforms: the technical part of a catalogue row (one frame with one ratio). */
import * as z from 'zod/mini'
import { limitFigure } from '../../../contract/catalogue/figure.ts'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** Types of the main bearing. */
export const rotaryBearings = ['crossRoller', 'deepGroove', 'angularContact'] as const
export type RotaryBearing = (typeof rotaryBearings)[number]

/** Drive of the table: a gear stage for a selectable servo motor, a gear with built-in motor, or a motor without gear. */
export const rotaryDrives = ['gear', 'integrated', 'direct'] as const
export type RotaryDrive = (typeof rotaryDrives)[number]

/** One frame of a series with one ratio. Torques, speed and inertia at the table. */
export const rotaryCandidate = z.object({
  /** Frame size, mm; some makers use other size numbers. */
  frameMm: figure,
  /** I = motor speed / table speed, >= 1. */
  ratio: z.number().check(z.gte(1)),
  /** Permissible torque including acceleration. */
  permissibleTorqueNm: positive,
  /** Continuous torque of the built-in motor; only for platforms with drive `integrated` or `direct`. */
  continuousTorqueNm: figure,
  permissibleMomentNm: figure,
  permissibleAxialN: figure,
  permissibleRadialN: figure,
  maxSpeedRpm: positive,
  /** η, 0 to 1. */
  efficiency: z.optional(z.number().check(z.positive(), z.lte(1))),
  /** Own inertia of the platform at the table, including the rotor of a built-in motor. */
  inertiaKgM2: figure,
  /** Largest load inertia; `none` if only the motor limits it. */
  loadInertiaLimitKgM2: limitFigure,
  /** Diameter of the through hole. */
  hollowMm: figure,
  repeatabilityArcsec: figure,
  lostMotionArcmin: figure,
  bearing: z.enum(rotaryBearings),
  drive: z.enum(rotaryDrives),
  /** C of the main bearing, N; `none` if the maker limits its life only by the permissible loads. */
  bearingDynamicN: limitFigure,
  /** C0 of the main bearing, N; `none` under the same condition. */
  bearingStaticN: limitFigure,
  /** dp: pitch circle of the rollers, mm. */
  bearingPitchMm: figure,
  /** R: from the mounting face to the centre of the rollers, mm. */
  bearingOffsetMm: figure,
  /** Adapters for servo motors as for reducers: largest bore, pilot, bolt circle, depth of the hub, screw, mm. */
  servoAdapters: z.optional(z.array(z.object({ bore: positive, pilot: positive, boltCircle: positive, hubDepth: figure, screw: figure }))),
  /** The built-in motor, if it is a catalogue row of its own. */
  motorSku: z.optional(z.string().check(z.minLength(1))),
})
export type RotaryCandidate = z.infer<typeof rotaryCandidate>
