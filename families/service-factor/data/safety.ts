/** Safety factors f4 (specification, service-factor tables). */

/** Factors by required safety level. */
export const safetyFactors = { general: 1, important: 1.2, high: 1.4 } as const
/** A required safety level. */
export type SafetyLevel = keyof typeof safetyFactors
