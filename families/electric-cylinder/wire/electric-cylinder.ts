/** Schemas of the electric-cylinder calls (`YQWorking/api/ElectricCylinderWorking`). */
import * as z from 'zod/mini'
import { figureTable } from '../../../contract/catalogue/figure-table.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** `mimW` is the wire's spelling. The numbers are recommended ranges: N, kg, mm/s, s, mm; any positive value is accepted. */
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

/** Motor brands of a request; `any` does not restrict the brand. */
export const motorBrands = ['yaskawa', 'mitsubishi', 'smc', 'hiwin', 'any'] as const
export type MotorBrand = (typeof motorBrands)[number]

/** Drives of the screw: a servo motor selected by the customer, or the integrated step or DC motor. */
export const cylinderDrives = ['servo', 'step', 'dc'] as const
export type CylinderDrive = (typeof cylinderDrives)[number]

const positive = z.number().check(z.positive())

/**
 * An electric cylinder described by its figures: the `candidate` of a Check call and the technical part of a catalogue row. An
 * omitted figure is not known, and checks that need it do not pass; `none` means that a product of this kind has no such limit.
 */
export const electricCylinderCandidate = z.object({
  drive: z.enum(cylinderDrives),
  /** Brand of the cylinder's own drive; `any`: it is supplied without a motor, and a servo motor of any brand can be fitted. */
  driveBrand: z.optional(z.enum(motorBrands)),
  maxThrustN: positive,
  /** Largest pulling force. */
  maxPullN: z.optional(positive),
  /** Holding force of the unpowered cylinder; `none`: it does not hold. */
  holdingForceN: z.optional(z.union([positive, z.literal('none')])),
  /** Speed at full thrust and without load; equal if the load does not slow the motor down. */
  fullLoadSpeedMmS: positive,
  noLoadSpeedMmS: positive,
  /** Maximum speed at which the thrust of a pressing move is available; `none`: any speed that the thrust permits. */
  pressingSpeedMmS: limitFigure,
  /** `none`: the maker limits the torque of the drive instead. */
  maxAccelerationMS2: limitFigure,
  minStrokeMm: z.optional(positive),
  maxStrokeMm: positive,
  /** Step of the available strokes. */
  strokeStepMm: z.optional(positive),
  screwKind: z.optional(z.enum(['trapezoidal', 'ball'])),
  screwDiameterMm: z.optional(positive),
  leadMm: z.optional(positive),
  /** `none`: a complete cylinder, whose maker rates thrust and speed for the available strokes, including the screw. */
  rootDiameterMm: limitFigure,
  dynamicLoadRatingN: z.optional(positive),
  /** Largest torque at the screw of a cylinder whose servo motor the customer supplies. */
  driveTorqueNm: z.optional(positive),
  /** Largest fraction of time in motion; `none`: the cylinder has no motor, so that motor and life are the limits. */
  dutyPercent: limitFigure,
  /** Horizontal payload on an external guide, by acceleration: m/s² → kg; `none`: limited by the thrust. */
  horizontalPayloadKg: z.optional(z.union([figureTable('{"3": 40} (m/s²: kg)'), z.literal('none')])),
  /** `none`: limited by the thrust. */
  verticalPayloadKg: limitFigure,
})
export type ElectricCylinderCandidate = z.infer<typeof electricCylinderCandidate>
