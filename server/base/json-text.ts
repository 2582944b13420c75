import { withoutNoise } from '../../engine/base/without-noise.ts'

const writeNumber = (_member: string, value: unknown): unknown => (typeof value === 'number' ? withoutNoise(value) : value)

/** The text of a small value as it goes over the wire: numbers without rounding noise, `null` for what JSON leaves out. */
export const jsonText = (value: unknown): string => JSON.stringify(value, writeNumber) ?? 'null'
