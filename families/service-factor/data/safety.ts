/** Safety factors f4 (specification, service-factor tables). */

/** Demands on safety. */
export const safetyFactors = { general: 1, important: 1.2, high: 1.4 } as const
/** A demand on safety. */
export type SafetyLevel = keyof typeof safetyFactors
