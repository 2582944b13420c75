/** Physical constants and material properties of screw steel, SI. */

/** Standard acceleration of free fall g, m/s² (ISO 80000-3). Catalogues print 9.807 or 9.8. */
export const standardGravity = 9.80665

/** Young's modulus E of screw steel, Pa (THK General Catalog A-694: 2.06e5 N/mm²). */
export const screwSteelModulus = 2.06e11

/** Density ρ of screw steel, kg/m³ (THK General Catalog A-696: 7.85e-6 kg/mm³). */
export const screwSteelDensity = 7850

/** Finite stand-in for infinity in answers, since JSON has none: a life or factor without load. Displayed as "unlimited". */
export const unlimited = 1e30

/**
 * a / b, at most `unlimited`, so that an answer never contains an infinity.
 * @param a dividend, >= 0
 * @param b divisor, >= 0
 */
export const boundedQuotient = (a: number, b: number): number => (b === 0 ? unlimited : Math.min(a / b, unlimited))
