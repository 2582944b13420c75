/** Efficiency of ball screws from their lead angle. */
import { arctangent, tangent } from './portable-math.ts'

/**
 * Lead angle α = atan(Ph / (π Dm)).
 * @param lead Ph, m
 * @param diameter Dm: ball-circle diameter (or pitch diameter of a sliding thread), m
 * @returns rad
 */
export const leadAngle = (lead: number, diameter: number): number => arctangent(lead / (Math.PI * diameter))

/** Lower bound of the efficiency of a rolling thread: screws with lead angles near 90° cannot be driven. */
const smallestEfficiency = 0.001

/**
 * Rotary to linear: η1 = tan α / tan(α + β), β = atan μ.
 * @param angle lead angle α, rad
 * @param frictionCoefficient μ of the rolling thread, 0.003 to 0.01
 * @returns 0.001 to 1
 * Source: HIWIN Ballscrews S99TE20-1610 M3.
 */
export function forwardEfficiency(angle: number, frictionCoefficient: number): number {
  const driven = angle + arctangent(frictionCoefficient)
  return driven < Math.PI / 2 ? Math.max(tangent(angle) / tangent(driven), smallestEfficiency) : smallestEfficiency
}

/**
 * Linear to rotary (the load drives the screw back): η2 = tan(α − β) / tan α.
 * @param angle lead angle α, rad
 * @param frictionCoefficient μ, 0.003 to 0.01
 * @returns 0 to 1; 0 = the load cannot drive the screw
 * Source: HIWIN Ballscrews S99TE20-1610 M4.
 */
export const reverseEfficiency = (angle: number, frictionCoefficient: number): number =>
  Math.max(tangent(angle - arctangent(frictionCoefficient)) / tangent(angle), 0)
