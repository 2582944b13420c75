/** Thermal power of the demonstration series. */
import { threeDigits } from './demo-row.ts'

/**
 * Heat dissipation of a housing per (N·m)^(2/3) of its permissible torque, W: its surface grows with the torque to the power 2/3.
 */
const heatPerSurface = 12

/**
 * Thermal power, the input power whose losses the housing dissipates: 12 W · T^(2/3) / (1 - η).
 *
 * @param torqueNm T, permissible torque of the size, N·m
 * @param efficiency η, below 1
 * @returns kW
 */
export const thermalPower = (torqueNm: number, efficiency: number): number =>
  threeDigits((heatPerSurface * torqueNm ** (2 / 3)) / (1 - efficiency) / 1000)
