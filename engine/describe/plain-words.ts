/** Numbers and units as the project's papers write them. */
import { formatUnit } from '../units/index.ts'

/** '' = dimensionless. */
export const unitText = (unit: string | undefined): string => (unit ? formatUnit(unit) : '')

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: 'min2' })

/** A number: thousands apart by a space from five digits on. */
export const numberText = (value: number): string => numbers.format(value).replaceAll(',', ' ')
