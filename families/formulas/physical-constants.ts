/** Constants of nature and of screw steel, SI. */

/** Standard acceleration of free fall g, m/s² (ISO 80000-3). Catalogues print 9.807 or 9.8. */
export const standardGravity = 9.80665

/** Young's modulus E of screw steel, Pa (THK General Catalog A-694: 2.06e5 N/mm²). */
export const screwSteelModulus = 2.06e11

/** Density ρ of screw steel, kg/m³ (THK General Catalog A-696: 7.85e-6 kg/mm³). */
export const screwSteelDensity = 7850

/**
 * What "without limit" is called in an answer: a life or factor with no load against it. JSON has no infinity; people
 * read "unlimited".
 */
export const unlimited = 1e30

/**
 * a / b, limited to `unlimited`, so that an answer never holds an infinity.
 * @param a dividend, >= 0
 * @param b divisor, >= 0
 */
export const boundedQuotient = (a: number, b: number): number => (b === 0 ? unlimited : Math.min(a / b, unlimited))
