/** Formats numbers and units as the documentation writes them. */
import { formatUnit } from '../units/index.ts'

/** '' = dimensionless. */
export const unitText = (unit: string | undefined): string => (unit ? formatUnit(unit, 'en') : '')

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: 'min2' })

/** Formats a number; thousands are separated by a space from five digits on. */
export const numberText = (value: number): string => numbers.format(value).replaceAll(',', ' ')
