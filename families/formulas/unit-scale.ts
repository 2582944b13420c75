/**
 * Unit conversion at the boundary of the sizing: formulas work in SI, answers use the units of the field.
 * "SI" is the base of `engine/units`: m, kg, s and turns, so rotational speed is in rev/s. Angles are in rad internally and become
 * turns here.
 */
import { parseUnit } from '../../engine/units/index.ts'

/** A unit symbol that a sizing uses in its answer. */
export type OutputUnit =
  | ''
  | 'N'
  | 'kN'
  | 'N*m'
  | 'N*m/arcmin'
  | 'N*m/rad'
  | 'N/mm^2'
  | 'N/mm'
  | 'N/um'
  | 'kg'
  | 'mm'
  | 'um'
  | 'km'
  | 's'
  | 'h'
  | 'rev'
  | 'rpm'
  | 'rad/s^2'
  | '%'
  | 'deg'
  | 'arcmin'
  | 'arcsec'
  | 'J'
  | 'W'
  | 'kW'
  | 'mm/s'
  | 'mm/min'
  | 'm/s^2'
  | 'kg*m^2'
  | 'kg*cm^2'
  | '1/min'
  | 'Hz'

/**
 * Significant digits of answers: enough for any comparison, few enough to remove rounding noise of unit scales (1000, not
 * 999.9999999999999).
 */
const significantDigits = 12

function scaleOf(unit: OutputUnit): { readonly numerator: number; readonly denominator: number } {
  const scale = parseUnit(unit)
  if (scale === undefined) throw new RangeError(`unit [${unit}] is not in the unit table`)
  return scale
}

/**
 * @param si value in SI (rotational speed in rev/s, angle in turns)
 * @param unit unit of the answer
 * @returns the value in `unit`, 12 significant digits
 * @throws RangeError if the unit table lacks the unit
 */
export function inUnit(si: number, unit: OutputUnit): number {
  const { numerator, denominator } = scaleOf(unit)
  return Number(((si * denominator) / numerator).toPrecision(significantDigits))
}

/**
 * @param value value in `unit`
 * @param unit its unit
 * @returns the value in SI (rotational speed in rev/s, angle in turns)
 * @throws RangeError if the unit table lacks the unit
 */
export function toSi(value: number, unit: OutputUnit): number {
  const { numerator, denominator } = scaleOf(unit)
  return (value * numerator) / denominator
}

/**
 * @param degrees an angle, may be undefined
 * @returns the angle in rad; undefined if it is
 */
export const radians = (degrees: number | undefined): number | undefined =>
  degrees === undefined ? undefined : toSi(degrees, 'deg') * 2 * Math.PI
