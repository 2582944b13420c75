/** Hollow rotary platforms: the technical part of a catalogue row (one frame with one ratio). */
import * as z from 'zod/mini'
import { limitFigure } from '../../../contract/catalogue/figure.ts'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** Main bearing. */
export const rotaryBearings = ['crossRoller', 'deepGroove', 'angularContact'] as const
export type RotaryBearing = (typeof rotaryBearings)[number]

/** What turns the table: a gear stage for a servo motor of one's choice, a gear with its motor built in, or a motor without gear. */
export const rotaryDrives = ['gear', 'integrated', 'direct'] as const
export type RotaryDrive = (typeof rotaryDrives)[number]

/** One frame of a series with one ratio. Torques, speed and inertia at the table. */
export const rotaryCandidate = z.object({
  /** Frame size, mm; some makers number their sizes otherwise. */
  frameMm: figure,
  /** I = motor speed / table speed, >= 1. */
  ratio: z.number().check(z.gte(1)),
  /** Permissible torque, acceleration included. */
  permissibleTorqueNm: positive,
  /** Torque that the built-in motor holds for ever; platforms with drive `integrated` or `direct`, no others. */
  continuousTorqueNm: figure,
  permissibleMomentNm: figure,
  permissibleAxialN: figure,
  permissibleRadialN: figure,
  maxSpeedRpm: positive,
  /** η, 0 to 1. */
  efficiency: z.optional(z.number().check(z.positive(), z.lte(1))),
  /** The platform's own, at the table, the rotor of a built-in motor included. */
  inertiaKgM2: figure,
  /** Largest inertia of the load; `none` where the motor alone limits it. */
  loadInertiaLimitKgM2: limitFigure,
  /** Through hole. */
  hollowMm: figure,
  repeatabilityArcsec: figure,
  lostMotionArcmin: figure,
  bearing: z.enum(rotaryBearings),
  drive: z.enum(rotaryDrives),
  /** C of the main bearing, N; `none` where the maker limits its life by the permissible loads alone. */
  bearingDynamicN: limitFigure,
  /** C0 of the main bearing, N; `none` likewise. */
  bearingStaticN: limitFigure,
  /** dp: pitch circle of the rollers, mm. */
  bearingPitchMm: figure,
  /** R: from the mounting face to the middle of the rollers, mm. */
  bearingOffsetMm: figure,
  /** Flanges for servo motors as reducers have them: largest bore, pilot, bolt circle, depth of the hub, screw, mm. */
  servoAdapters: z.optional(z.array(z.object({ bore: positive, pilot: positive, boltCircle: positive, hubDepth: figure, screw: figure }))),
  /** The built-in motor, where it is a catalogue row of its own. */
  motorSku: z.optional(z.string().check(z.minLength(1))),
})
export type RotaryCandidate = z.infer<typeof rotaryCandidate>
