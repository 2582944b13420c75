/** Drive torque and power of a screw. */
import { screwSteelDensity } from './physical-constants.ts'

/**
 * Torque against an axial force T = F Ph / (2π η).
 * @param force F, N
 * @param lead Ph (for a jack: travel per turn of the input shaft), m
 * @param efficiency η, 0 to 1
 * @returns N·m
 * Source: THK General Catalog A-718 eq. 43.
 */
export const driveTorque = (force: number, lead: number, efficiency: number): number => (force * lead) / (2 * Math.PI * efficiency)

/**
 * Power P = 2π n T.
 * @param torque T, N·m
 * @param speed n, rev/s
 * @returns W (the catalogues' T n / 9550 in kW, min⁻¹)
 */
export const shaftPower = (torque: number, speed: number): number => 2 * Math.PI * speed * torque

/**
 * Inertia of a mass moved by a screw J = m (Ph / 2π)².
 * @param mass m, kg
 * @param lead Ph, m
 * @returns kg·m²
 * Source: THK General Catalog A-719.
 */
export const reflectedInertia = (mass: number, lead: number): number => mass * (lead / (2 * Math.PI)) ** 2

/**
 * Inertia of a solid shaft J = π ρ d⁴ L / 32.
 * @param diameter d, m
 * @param length L, m
 * @returns kg·m²
 * Source: THK General Catalog A-719.
 */
export const shaftInertia = (diameter: number, length: number): number => (Math.PI * screwSteelDensity * diameter ** 4 * length) / 32

/**
 * Torque to accelerate a screw along with its nut T = J 2π a / Ph.
 * @param inertia J of the rotating parts, kg·m²
 * @param lead Ph, m per turn
 * @param acceleration a along the travel, m/s², >= 0
 * @returns N·m
 * Source: IKO CAT-1580E III-17; THK General Catalog A-719 eq. 45.
 */
export const turningTorque = (inertia: number, lead: number, acceleration: number): number => (inertia * 2 * Math.PI * acceleration) / lead

/**
 * Effective torque of a cycle Trms = √(Σ Ti² ti / t).
 * @param segments torque (N·m) and time (s) of each part
 * @param cycleTime t including dwell, s
 * @returns N·m
 * Source: THK General Catalog A-734; IKO CAT-1580E III-20.
 */
export const effectiveTorque = (segments: readonly { readonly torque: number; readonly time: number }[], cycleTime: number): number =>
  Math.sqrt(segments.reduce((sum, { torque, time }) => sum + torque ** 2 * time, 0) / cycleTime)
