/** Shapes of the electric-cylinder calls (`YQWorking/api/ElectricCylinderWorking`). */
import * as z from 'zod/mini'
import { initOption } from '../../../contract/selection.ts'

/** What the form calls its parameters: a name, its group of tabs (the parameter itself, where it stands alone), default and unit. */
const initParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  defaultValue: z.optional(z.number()),
  topParamName: z.string(),
  unit: z.string(),
})

/** `intiList` and `mimW` are the wire's spellings. The numbers are recommended ranges: N, kg, mm/s, s, mm; any positive value is sized. */
export const electricCylinderInit = z.object({
  motorBrandList: z.array(initOption),
  intiList: z.array(initParameter),
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
 * Optional figures the maker does not state: their check is not made (and the answer says so) or does not apply to this kind of drive.
 */
export const electricCylinderCandidate = z.object({
  drive: z.enum(cylinderDrives),
  /** Brand of the cylinder's own drive; without it a servo motor of any brand can be fitted. */
  driveBrand: z.optional(z.enum(motorBrands)),
  maxThrustN: positive,
  /** Largest pulling force, where it differs from the thrust. */
  maxPullN: z.optional(positive),
  /** Force that the unpowered cylinder holds by itself. */
  holdingForceN: z.optional(positive),
  /** Speed at full thrust and without load; equal where the load does not slow the motor down. */
  fullLoadSpeedMmS: positive,
  noLoadSpeedMmS: positive,
  /** Up to this speed the thrust of a pressing move may be used. */
  pressingSpeedMmS: z.optional(positive),
  maxAccelerationMS2: z.optional(positive),
  minStrokeMm: z.optional(positive),
  maxStrokeMm: positive,
  /** Strokes are made in these steps. */
  strokeStepMm: z.optional(positive),
  screwDiameterMm: z.optional(positive),
  leadMm: z.optional(positive),
  rootDiameterMm: z.optional(positive),
  dynamicLoadRatingN: z.optional(positive),
  /** Drive torque at full thrust. */
  driveTorqueNm: z.optional(positive),
  /** Largest share of time in motion. */
  dutyPercent: z.optional(positive),
  /** Mass carried horizontally beside an external guide, by acceleration: m/s² → kg. */
  horizontalPayloadKg: z.optional(z.record(z.string(), positive)),
  verticalPayloadKg: z.optional(positive),
})
export type ElectricCylinderCandidate = z.infer<typeof electricCylinderCandidate>
