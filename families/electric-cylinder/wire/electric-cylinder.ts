/** Shapes of the electric-cylinder calls (`YQWorking/api/ElectricCylinderWorking`). */
import * as z from 'zod/mini'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** `mimW` is the wire's spelling. The numbers are recommended ranges: N, kg, mm/s, s, mm; any positive value is sized. */
export const electricCylinderInit = z.object({
  motorBrandList: z.array(initOption),
  minThrust: z.number(),
  maxThrust: z.number(),
  mimW: z.number(),
  maxW: z.number(),
  minSpeed: z.number(),
  maxSpeed: z.number(),
  minStroke: z.number(),
  maxStroke: z.number(),
  workingDescription: z.string(),
})
export type ElectricCylinderInit = z.infer<typeof electricCylinderInit>

/** Motor brands that can be asked for; `any` leaves the brand open. */
export const motorBrands = ['yaskawa', 'mitsubishi', 'smc', 'hiwin', 'any'] as const
export type MotorBrand = (typeof motorBrands)[number]

/** What turns the screw: a servo motor of the customer's choice, or the step or DC motor that belongs to the cylinder. */
export const cylinderDrives = ['servo', 'step', 'dc'] as const
export type CylinderDrive = (typeof cylinderDrives)[number]

const positive = z.number().check(z.positive())

/**
 * An electric cylinder described by its figures: the `candidate` of a Check call and the technical part of a catalogue row.
 * A figure that is left out is not known, and nothing passes by it; `none` says that a product of this kind has no such limit.
 */
export const electricCylinderCandidate = z.object({
  drive: z.enum(cylinderDrives),
  /** Brand of the cylinder's own drive; `any`: it is made without a motor, and a servo motor of any brand can be fitted. */
  driveBrand: z.optional(z.enum(motorBrands)),
  maxThrustN: positive,
  /** Largest pulling force. */
  maxPullN: z.optional(positive),
  /** Force that the unpowered cylinder holds by itself; `none`: it holds nothing. */
  holdingForceN: z.optional(z.union([positive, z.literal('none')])),
  /** Speed at full thrust and without load; equal where the load does not slow the motor down. */
  fullLoadSpeedMmS: positive,
  noLoadSpeedMmS: positive,
  /** Up to this speed the thrust of a pressing move may be used; `none`: at any speed that the thrust allows. */
  pressingSpeedMmS: limitFigure,
  /** `none`: the maker limits the torque of the drive instead. */
  maxAccelerationMS2: limitFigure,
  minStrokeMm: z.optional(positive),
  maxStrokeMm: positive,
  /** Strokes are made in these steps. */
  strokeStepMm: z.optional(positive),
  screwDiameterMm: z.optional(positive),
  leadMm: z.optional(positive),
  /** `none`: a complete cylinder, whose maker states thrust and speed with the strokes that it is made in; they hold its screw. */
  rootDiameterMm: limitFigure,
  dynamicLoadRatingN: z.optional(positive),
  /** Largest torque at the screw of a cylinder that is driven by a servo motor of the customer's. */
  driveTorqueNm: z.optional(positive),
  /** Largest share of time in motion; `none`: the cylinder has no motor, so that motor and life are the limits. */
  dutyPercent: limitFigure,
  /** Mass carried horizontally beside an external guide, by acceleration: m/s² → kg; `none`: what the thrust moves. */
  horizontalPayloadKg: z.optional(z.union([z.record(z.string(), positive), z.literal('none')])),
  /** `none`: what the thrust lifts. */
  verticalPayloadKg: limitFigure,
})
export type ElectricCylinderCandidate = z.infer<typeof electricCylinderCandidate>
