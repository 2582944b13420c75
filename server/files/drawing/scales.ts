/** Scales of drawings (ISO 5455). */

/** The scales, largest first. */
export const isoScales = [10, 5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100, 1 / 200] as const

/** @returns the scale as text: 1:5, 2:1 */
export const scaleText = (scale: number): string => (scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`)
